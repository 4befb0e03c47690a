import { Box, Chip, Tooltip, Typography } from '@mui/material';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { isMailDocument, mailNamed, type DocumentName } from '@imisozi/core/words/documents';
import type { Placeholders as Meanings } from '@imisozi/core/words/fields';
import { useLabel } from '../i18n/useLabel';

/** Where the next placeholder goes: the field that somebody wrote in last, and the place in it. */
interface Place {
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

/** Around the fields of an email's words: what can be inserted, each a button that inserts it where somebody last wrote. */
export function Placeholders({ id, children }: { readonly id: DocumentName; readonly children: ReactNode }) {
  const label = useLabel();
  const { getValues, setValue, setFocus } = useFormContext<Record<string, string>>();
  const last = useRef<Place | null>(null);
  if (!isMailDocument(id)) return children;
  const known: Meanings = mailNamed(id).placeholders;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name: field, value, selectionStart, selectionEnd } = target;
    if (field) last.current = { field, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
  };
  const insert = (name: string) => {
    const { field, start, end } = last.current ?? { field: 'text', start: Infinity, end: Infinity };
    const text = getValues(field) ?? '';
    const before = `${text.slice(0, start)}{${name}}`;
    setValue(field, before + text.slice(end), { shouldDirty: true, shouldTouch: true });
    last.current = { field, start: before.length, end: before.length };
    setFocus(field);
  };
  return (
    <>
      <Box component="section" aria-label={label('app.words.placeholders')}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {label('app.words.placeholdersText')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {Object.entries(known).map(([name, meaning]) => (
            <Tooltip key={name} title={meaning}>
              <Chip
                label={`{${name}}`}
                aria-label={label('app.words.insert', { name, meaning })}
                variant="outlined"
                onClick={() => insert(name)}
              />
            </Tooltip>
          ))}
        </Box>
      </Box>
      {/* What leaves a field knows where in it somebody was. */}
      <Box onBlur={remember} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </Box>
    </>
  );
}

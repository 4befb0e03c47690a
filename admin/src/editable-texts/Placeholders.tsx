import { Box, Chip, Tooltip, Typography } from '@mui/material';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { documentNamed, isMailDocument, type DocumentName } from '@imisozi/core/editable-texts/documents';
import { placeholdersIn, takesPlaceholders } from '@imisozi/core/editable-texts/placeholders-in';
import { useLabel } from '../i18n/useLabel';

/** Where the next placeholder is inserted: the field that had the focus last, and its selection. */
interface Place {
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

/** The default place in a mail. */
const AT_END_OF_MAIL: Place = { field: 'text', start: Infinity, end: Infinity };

/** Shows a button for each placeholder above the fields of a document; it inserts it at the last cursor. */
export function Placeholders({ id, children }: { readonly id: DocumentName; readonly children: ReactNode }) {
  const label = useLabel();
  const notify = useNotify();
  const { getValues, setValue, setFocus } = useFormContext<Record<string, string>>();
  const last = useRef<Place | null>(null);
  const isMail = isMailDocument(id);
  const { fields } = documentNamed(id);
  const known = Object.entries(placeholdersIn(fields));
  if (known.length === 0) return children;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name: field, value, selectionStart, selectionEnd } = target;
    if (takesPlaceholders(fields, field))
      last.current = { field, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
  };
  const insert = (name: string) => {
    const place = last.current ?? (isMail ? AT_END_OF_MAIL : null);
    if (!place) return notify('app.words.insertWhere', { type: 'info' });
    const { field, start, end } = place;
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
          {label(isMail ? 'app.words.placeholdersOfMail' : 'app.words.placeholdersOfTerms')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {known.map(([name, meaning]) => (
            <Tooltip key={name} title={meaning}>
              <Chip
                label={`{${name}}`}
                aria-label={label('app.words.insert', { name: `{${name}}`, meaning })}
                variant="outlined"
                onClick={() => insert(name)}
              />
            </Tooltip>
          ))}
        </Box>
      </Box>
      {/* A field still has its selection when it loses the focus. */}
      <Box onBlur={remember} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </Box>
    </>
  );
}

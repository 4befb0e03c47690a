import Close from '@mui/icons-material/Close';
import {
  Box,
  Dialog,
  DialogContent,
  IconButton,
  InputBase,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-admin';
import { MAX_SEARCH_LENGTH } from '@imisozi/core/found-kinds';
import { typedText } from '@imisozi/core/typed-text';
import { useLabel } from '../i18n/useLabel';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { recentChoices, rememberChoice, type SearchChoice } from './searchChoice';
import { SearchOptions } from './SearchOptions';
import { useCommands } from './useCommands';
import { useFoundRecords } from './useFoundRecords';

interface SearchDialogProps {
  readonly onClose: () => void;
}

/** Finds records, screens and commands; the arrow keys choose, Enter opens. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const label = useLabel();
  const id = useId();
  const navigate = useNavigate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const commands = useCommands(text);
  const { found, isSearching, isFailed } = useFoundRecords(text);
  const choices = typedText(text) ? [...found, ...commands] : withRecent(commands);
  const current = Math.min(place, choices.length - 1);
  const open = (choice: SearchChoice | undefined) => {
    if (!choice) return;
    rememberChoice(choice);
    onClose();
    void navigate(choice.link);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, current, choices.length);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) open(choices[current]);
    else if (next !== undefined) setPlace(next);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    document.getElementById(optionId(id, current))?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  const status = isFailed
    ? label('app.search.failed')
    : isSearching
      ? label('app.search.searching')
      : choices.length === 0
        ? label('app.search.nothing')
        : '';
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <VisuallyHidden>
        <h2 id={`${id}-title`}>{label('app.search.title')}</h2>
      </VisuallyHidden>
      <Box sx={{ display: 'flex', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={label('app.search.placeholder')}
          inputProps={{
            role: 'combobox',
            'aria-label': label('app.search.input'),
            'aria-expanded': choices.length > 0,
            'aria-controls': `${id}-options`,
            'aria-autocomplete': 'list',
            'aria-activedescendant': choices.length > 0 ? optionId(id, current) : undefined,
            autoComplete: 'off',
            spellCheck: false,
            maxLength: MAX_SEARCH_LENGTH,
          }}
        />
        <IconButton
          aria-label={label('app.search.close')}
          onClick={onClose}
          sx={{ width: 44, height: 44, flexShrink: 0 }}
        >
          <Close />
        </IconButton>
      </Box>
      {/* It scrolls, so that the keyboard must reach it. */}
      <DialogContent tabIndex={0} sx={{ p: 1, minHeight: 200 }}>
        <VisuallyHidden role="status">{status || label('app.search.found', { count: choices.length })}</VisuallyHidden>
        <SearchOptions
          id={`${id}-options`}
          optionId={(at) => optionId(id, at)}
          choices={choices}
          current={current}
          onChoose={open}
        />
        {status && (
          <Typography aria-hidden sx={{ p: 1, color: 'text.secondary' }}>
            {status}
          </Typography>
        )}
      </DialogContent>
    </Dialog>
  );
}

const optionId = (id: string, place: number): string => `${id}-option-${place}`;

/** What was chosen last comes first, once. */
function withRecent(commands: readonly SearchChoice[]): readonly SearchChoice[] {
  const recent = recentChoices();
  const known = new Set(recent.map(({ link }) => link));
  return [...recent, ...commands.filter(({ link }) => !known.has(link))];
}

/** The place that a key leads to; undefined for other keys. */
function nextPlace(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  return undefined;
}

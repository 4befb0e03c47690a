import { Box, Chip, useMediaQuery, type Theme } from '@mui/material';
import type { MouseEvent } from 'react';
import { useInput, type SortPayload } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLabel } from '../i18n/useLabel';
import type { LabelKey } from '../i18n/label';
import { useList, type Filters } from './useList';

interface ChipsInputProps<Name extends string> {
  readonly source: string;
  /** What the group of chips is called. */
  readonly label: LabelKey;
  readonly choices: readonly { readonly name: Name; readonly label: LabelKey; readonly sort: SortPayload }[];
  /** The order of the list once no chip is chosen. */
  readonly sort: SortPayload;
  readonly alwaysOn?: true;
  /** What else of the filter a click changes; it is told the other values and whether a chip is chosen now. */
  readonly others?: (filter: Filters, isChosen: boolean) => Filters;
}

/**
 * Quick filters, one of which can be chosen; a second click shows all again. They are an input of the list's filter
 * form, so that a click and what is typed beside it arrive together; with `alwaysOn` they are always shown.
 */
export function ChipsInput<Name extends string>({ source, label, choices, sort, others }: ChipsInputProps<Name>) {
  const text = useLabel();
  const { field } = useInput({ source, defaultValue: '' });
  const { getValues, setValue } = useFormContext<Filters>();
  const { setSort } = useList();
  // Fingers need more room, and laptops have less height.
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const toggle = (chip: (typeof choices)[number]) => (event: MouseEvent<HTMLButtonElement>) => {
    const isChosen = field.value !== chip.name;
    field.onChange(isChosen ? chip.name : '');
    for (const [name, value] of Object.entries(others?.(getValues(), isChosen) ?? {})) setValue(name, value);
    setSort(isChosen ? chip.sort : sort);
    // What is typed waits for more to be typed; a click does not.
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Box role="group" aria-label={text(label)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pb: small ? 1 : 0 }}>
      {choices.map((chip) => {
        const isChosen = field.value === chip.name;
        return (
          <Chip
            key={chip.name}
            component="button"
            size={small ? 'medium' : 'small'}
            label={text(chip.label)}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={toggle(chip)}
          />
        );
      })}
    </Box>
  );
}

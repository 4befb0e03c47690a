import { Box, Chip, useMediaQuery, type Theme } from '@mui/material';
import type { MouseEvent } from 'react';
import { useInput, type SortPayload } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLabel } from '../i18n/useLabel';
import type { LabelKey } from '../i18n/label';
import { useList, type Filters } from './useList';

interface ChipsInputProps<Name extends string> {
  readonly source: string;
  /** The name of the group of chips. */
  readonly label: LabelKey;
  readonly choices: readonly { readonly name: Name; readonly label: LabelKey; readonly sort: SortPayload }[];
  /** The sort order of the list when no chip is chosen. */
  readonly sort: SortPayload;
  readonly alwaysOn?: true;
  /** Changes of other filters by a click, given their values and whether a chip is now chosen. */
  readonly others?: (filter: Filters, isChosen: boolean) => Filters;
}

/**
 * Quick filters, of which one can be chosen; a second click removes it. They are an input of the list's filter form, so
 * that a click does not lose a search that is being typed; with `alwaysOn` they are always shown.
 */
export function ChipsInput<Name extends string>({ source, label, choices, sort, others }: ChipsInputProps<Name>) {
  const text = useLabel();
  const { field } = useInput({ source, defaultValue: '' });
  const { getValues, setValue } = useFormContext<Filters>();
  const { setSort } = useList();
  // Touch needs larger chips, and laptops have less height.
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const toggle = (chip: (typeof choices)[number]) => (event: MouseEvent<HTMLButtonElement>) => {
    const isChosen = field.value !== chip.name;
    field.onChange(isChosen ? chip.name : '');
    for (const [name, value] of Object.entries(others?.(getValues(), isChosen) ?? {})) setValue(name, value);
    setSort(isChosen ? chip.sort : sort);
    // A click applies the filters at once, without the debounce of typed values.
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

import { Box, Chip, useMediaQuery, type Theme } from '@mui/material';
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
  const { getValues, reset, setValue } = useFormContext<Filters>();
  const { filterValues, displayedFilters, setFilters, setSort } = useList();
  // Fingers need more room, and laptops have less height.
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const toggle = (chip: (typeof choices)[number]) => {
    const isChosen = field.value !== chip.name;
    const typed = getValues();
    const changed = { ...others?.(typed, isChosen), [source]: isChosen ? chip.name : '' };
    if (isOnItsWay(typed, filterValues)) {
      // The form passes on in a moment what was typed before; it has to pass on this as well.
      for (const [name, value] of Object.entries(changed)) setValue(name, value);
    } else reset({ ...typed, ...changed });
    // In one turn: the list combines them, where of two turns the later one may not know the earlier.
    setFilters({ ...filterValues, ...typed, ...changed }, displayedFilters);
    setSort(isChosen ? chip.sort : sort);
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
            onClick={() => toggle(chip)}
          />
        );
      })}
    </Box>
  );
}

/** Whether something was typed that the form has not passed on to the list yet. */
const isOnItsWay = (typed: Filters, filter: Filters): boolean =>
  Object.entries(typed).some(([name, value]) => JSON.stringify(value || '') !== JSON.stringify(filter[name] || ''));

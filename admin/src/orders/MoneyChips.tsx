import { Box, Chip } from '@mui/material';
import { useQuickFilter } from '../lists/useQuickFilter';
import { useLabel } from '../i18n/useLabel';
import { MONEY_FILTERS, type MoneyFilter } from './moneyFilter';
import { useList } from '../lists/useList';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
/** What is due first, and who has waited longest. */
const SORTS = {
  unpaid: { field: 'nextDue', order: 'ASC' },
  overdue: { field: 'nextDue', order: 'ASC' },
  waiting: { field: 'createdAt', order: 'ASC' },
} as const satisfies Record<MoneyFilter, object>;

/** Quick filters by what is unpaid, overdue, or waits for the office; a second click shows all again. */
export function MoneyChips() {
  const label = useLabel();
  const change = useQuickFilter();
  const { money } = useList().filterValues;
  return (
    <Box role="group" aria-label={label('app.orders.due.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {MONEY_FILTERS.map((name) => {
        const isChosen = money === name;
        const choose = () =>
          change(
            ({ money: _, ...others }) => (isChosen ? others : { ...others, money: name }),
            isChosen ? NEWEST : SORTS[name],
          );
        return (
          <Chip
            key={name}
            component="button"
            label={label(`app.orders.due.${name}`)}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={choose}
          />
        );
      })}
    </Box>
  );
}

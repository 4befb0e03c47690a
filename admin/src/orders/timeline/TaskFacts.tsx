import { Box } from '@mui/material';
import type { Note } from '../../data/types';
import { dayName } from '../../format/catTime';
import { today } from '../../format/kigaliDays';
import { useLabel } from '../../i18n/useLabel';
import { ColorChip } from '../../ui/ColorChip';

/** The assignee, the day and the state of a task; nothing for a note. */
export function TaskFacts({ task }: { readonly task: Note }) {
  const label = useLabel();
  const { isTask, owner, dueDate, doneAt } = task;
  if (!isTask) return null;
  const isOverdue = !doneAt && dueDate !== null && dueDate < today();
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.5 }}>
      {doneAt && <ColorChip tone="green" label={label('app.timeline.task.done')} />}
      {owner && <ColorChip tone="plain" label={owner.names} />}
      {dueDate && (
        <ColorChip
          tone={isOverdue ? 'earth' : 'lake'}
          label={label(isOverdue ? 'app.timeline.task.overdue' : 'app.timeline.task.due', { day: dayName(dueDate) })}
        />
      )}
    </Box>
  );
}

import { Box } from '@mui/material';
import type { Note } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { TaskRow } from './TaskRow';
import { useNotes } from './useNotes';

/** The open tasks of a booking. */
export function OpenTasks({ orderId }: { readonly orderId: string }) {
  const label = useLabel();
  const { data } = useNotes(orderId);
  const open = (data?.notes ?? []).filter(({ isTask, doneAt }) => isTask && !doneAt).sort(byDay);
  if (open.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label('app.timeline.task.open')}
      sx={{ listStyle: 'none', m: 0, mb: 1, p: 1, borderRadius: 1, bgcolor: 'var(--gold-wash)' }}
    >
      {open.map((task) => (
        <TaskRow key={task.id} task={task} orderId={orderId} />
      ))}
    </Box>
  );
}

/** Sorts tasks by day; those without a day come last. */
const byDay = (one: Note, other: Note): number => (one.dueDate ?? NEVER).localeCompare(other.dueDate ?? NEVER);
const NEVER = '9999';

import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Note } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { TaskFacts } from './TaskFacts';

interface TaskRowProps {
  readonly task: Note;
  readonly orderId: string;
  /** What it is about, where that is not around it. */
  readonly about?: ReactNode;
}

/** A task with a box to tick once it is done; ticking it again opens it. */
export function TaskRow({ task, orderId, about }: TaskRowProps) {
  const dataProvider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { canAccess } = useCanAccess({ resource: 'notes', action: 'edit' });
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (done: boolean) => dataProvider.changeNote(orderId, task.id, { done }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: refresh,
  });
  const isDone = task.doneAt !== null;
  return (
    <Box component="li">
      <FormControlLabel
        disabled={!canAccess || isPending}
        control={
          <Checkbox
            size="small"
            // Once it is ticked it stays so, until the row is fetched again and goes.
            checked={isError ? isDone : (variables ?? isDone)}
            onChange={(_event, done) => mutate(done)}
          />
        }
        label={task.text}
        sx={{ alignItems: 'start', whiteSpace: 'pre-line', mr: 0, '& .MuiCheckbox-root': { mt: -0.75 } }}
      />
      <Box sx={{ pl: 3.5 }}>
        {about}
        <TaskFacts task={task} />
      </Box>
    </Box>
  );
}

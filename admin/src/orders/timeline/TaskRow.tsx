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
  /** The subject of the task, if the page does not show it. */
  readonly about?: ReactNode;
}

/** A task with a checkbox for done, which can be undone. */
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
            // A ticked task stays ticked until the list is refetched without it.
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

import { Box, MenuItem, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { ActionButton } from '../actions/ActionButton';
import type { Thread, ThreadChange } from '../data/types';
import type { Written } from '../data/writes';
import { useLabel } from '../i18n/useLabel';
import { BookFor } from '../orders/create/BookFor';
import { MakeProposal } from '../quotes/MakeProposal';
import { SnoozeThread } from './SnoozeThread';

interface OfThread {
  readonly thread: Thread;
}

/** What can be done with a conversation besides answering it. */
export function ThreadActions({ thread }: OfThread) {
  const label = useLabel();
  const change = useThreadChange(thread);
  const { subject, state } = thread;
  const isClosed = state === 'closed';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Assign thread={thread} />
      <ActionButton
        text={label(isClosed ? 'app.threads.reopen' : 'app.threads.close')}
        title={subject}
        run={() => change({ state: isClosed ? 'open' : 'closed' })}
      />
      {!isClosed && <SnoozeThread send={(snoozeUntil) => change({ snoozeUntil })} />}
      <MakeProposal from={proposalFrom(thread)} />
      <BookFor client={thread} />
    </Box>
  );
}

/** From the first form that the client sent, whose words the proposal begins with; else for the client alone. */
function proposalFrom({ messages, names, email, phoneNumber, language }: Thread) {
  const form = messages.find(({ kind }) => kind === 'message' || kind === 'air-ticket');
  if (form?.kind === 'message') return { contactMessageId: form.id };
  if (form) return { airTicketInquiryId: form.id };
  return { client: { names, email, phoneNumber }, language };
}

/** Who answers: chosen at once, and as easily changed back. */
function Assign({ thread }: OfThread) {
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const change = useThreadChange(thread);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (assigneeId: string | null) => change({ assigneeId }),
    onSuccess: (message) => notify(message, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: refresh,
  });
  const { assigneeId, assignee, colleagues } = thread;
  const shown = isPending ? variables : assigneeId;
  // One who may not answer any more still stands there.
  const former =
    assigneeId && !colleagues.some(({ id }) => id === assigneeId) ? [{ id: assigneeId, names: assignee ?? '' }] : [];
  return (
    <TextField
      select
      size="small"
      label={label('app.threads.assign')}
      value={shown ?? ''}
      onChange={({ target }) => mutate(target.value || null)}
      sx={{ minWidth: 170 }}
    >
      <MenuItem value="">{label('app.threads.nobody')}</MenuItem>
      {[...colleagues, ...former].map(({ id, names }) => (
        <MenuItem key={id} value={id}>
          {names}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Changes a conversation. */
function useThreadChange(thread: Thread) {
  const [update] = useUpdate('threads', undefined, { returnPromise: true });
  return async (data: ThreadChange): Promise<string> =>
    ((await update(undefined, { id: thread.id, data, previousData: thread })) as Written).serverMessage;
}

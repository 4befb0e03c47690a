import { Box, Typography } from '@mui/material';
import type { Thread, ThreadMessage } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { MessageFiles } from './attachments/MessageFiles';

/** What was written in a conversation, oldest first: the client at the start of the lines, the office at the end. */
export function ThreadMessages({ thread: { id, messages } }: { readonly thread: Thread }) {
  const label = useLabel();
  return (
    <Box component="section" aria-labelledby="thread-messages">
      <Typography id="thread-messages" variant="h3" sx={{ mb: 1 }}>
        {label('app.threads.messages')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {messages.map((message) => (
          <MessageItem key={message.id} threadId={id} message={message} />
        ))}
      </Box>
    </Box>
  );
}

interface MessageItemProps {
  readonly threadId: string;
  readonly message: ThreadMessage;
}

function MessageItem({ threadId, message: { kind, names, at, text, files, mailStatus } }: MessageItemProps) {
  const label = useLabel();
  const isOurs = kind === 'reply';
  const facts = [
    names,
    catMoment(at),
    label(`app.threads.kinds.${kind}`),
    mailStatus ? label(`app.threads.mail.${mailStatus}`) : '',
  ];
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isOurs ? 'end' : 'start',
        maxWidth: '92%',
        p: 1.5,
        borderRadius: 2,
        border: 1,
        borderColor: kind === 'bounce' || mailStatus === 'dead' ? 'error.main' : 'divider',
        bgcolor: isOurs ? 'action.selected' : 'background.paper',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <MessageFiles threadId={threadId} files={files} />
    </Box>
  );
}

import * as maxLengths from '@imisozi/core/fields/lengths';
import { MAX_UPLOAD_MB } from '@imisozi/core/fields/uploads';
import { LANGUAGES } from '@imisozi/core/languages';
import { withPlaceholders } from '@imisozi/core/placeholders';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { useCanAccess } from 'react-admin';
import type { Thread } from '../data/types';
import { ErrorAlerts } from '../forms/ErrorAlerts';
import { useLabel } from '../i18n/useLabel';
import { ChooseTemplate, templateIn } from '../reply-templates/ChooseTemplate';
import { AttachButtons } from './attachments/AttachButtons';
import { AttachmentList } from './attachments/AttachmentList';
import { useReply } from './useReply';

/** Answers the client by mail; what is written stays until it was sent. Files can be pasted, and dropped anywhere on it. */
export function ReplyForm({ thread }: { readonly thread: Thread }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'threads', action: 'create' });
  const { text, setText, send, isPending, problems, attachments, choose, choosePaper, remove } = useReply(thread);
  const { isOver, ...dropping } = useDropping(choose);
  if (!canAccess) return null;
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="thread-reply"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...dropping}
      sx={{
        ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 },
        ...{ outline: isOver ? '2px dashed' : 'none', outlineColor: 'primary.main', outlineOffset: 6, borderRadius: 1 },
      }}
    >
      <Typography id="thread-reply" variant="h3">
        {label('app.threads.reply.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label('app.threads.reply.to', { email: thread.email, language: LANGUAGES[thread.language].name })}
      </Typography>
      <ChooseTemplate
        onChoose={(template) => setText(withPlaceholders(templateIn(template, thread.language), thread.values))}
      />
      <TextField
        label={label('app.threads.reply.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event: ClipboardEvent) => {
          const files = [...event.clipboardData.files];
          // A copied text may come with a picture of itself.
          if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
          event.preventDefault();
          choose(files);
        }}
        multiline
        minRows={4}
        helperText={label('app.threads.reply.help')}
        slotProps={{ htmlInput: { maxLength: maxLengths.message, dir: 'auto' } }}
      />
      <AttachButtons thread={thread} onFiles={choose} onPaper={choosePaper} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label('app.threads.attach.help', { max: MAX_UPLOAD_MB })}
      </Typography>
      <AttachmentList attachments={attachments} onRemove={remove} />
      <ErrorAlerts sentences={problems} />
      <Box>
        <Button type="submit" variant="contained" loading={isPending}>
          {label('app.threads.reply.send')}
        </Button>
      </Box>
    </Box>
  );
}

/** Takes files that are dropped; text that is dragged is left to the browser. */
function useDropping(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!isFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!isFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}

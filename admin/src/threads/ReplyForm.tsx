import * as maxLengths from '@imisozi/core/fields/lengths';
import { LANGUAGES } from '@imisozi/core/languages';
import { typedText } from '@imisozi/core/typed-text';
import { placeholderIn, withPlaceholders } from '@imisozi/core/placeholders';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { sentencesOf } from '../data/failures';
import type { Thread } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { ErrorAlerts } from '../forms/ErrorAlerts';
import { useLabel } from '../i18n/useLabel';
import { ChooseTemplate, templateIn } from '../reply-templates/ChooseTemplate';

/** Answers the client by mail; what is written stays until it was sent. */
export function ReplyForm({ thread }: { readonly thread: Thread }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'threads', action: 'create' });
  const reply = useReply(thread);
  if (!canAccess) return null;
  const { text, setText, send, isPending, problems } = reply;
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="thread-reply"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: 'grid', gap: 1.5 }}
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
        multiline
        minRows={4}
        helperText={label('app.threads.reply.help')}
        slotProps={{ htmlInput: { maxLength: maxLengths.message, dir: 'auto' } }}
      />
      <ErrorAlerts sentences={problems} />
      <Box>
        <Button type="submit" variant="contained" loading={isPending}>
          {label('app.threads.reply.send')}
        </Button>
      </Box>
    </Box>
  );
}

function useReply({ id }: Thread) {
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const { replyToThread } = useDataProvider<StaffDataProvider>();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string>();
  // One key for each text: the second click of a double click sends nothing.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => replyToThread(id, { text }, key),
    onSuccess: (message) => {
      notify(message, { type: 'success' });
      setText('');
      setKey(crypto.randomUUID());
      refresh();
    },
  });
  const send = () => {
    const placeholder = placeholderIn(text);
    const problem = !typedText(text)
      ? label('app.threads.reply.missing')
      : placeholder && label('app.threads.reply.left', { placeholder: `{${placeholder}}` });
    setMissing(problem);
    if (!problem && !isPending) mutate();
  };
  const write = (typed: string) => {
    setText(typed);
    setMissing(undefined);
    if (error) reset();
    setKey(crypto.randomUUID());
  };
  return { text, setText: write, send, isPending, problems: missing ? [missing] : error ? sentencesOf(error) : [] };
}

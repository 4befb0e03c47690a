import * as maxLengths from '@imisozi/core/fields/lengths';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@imisozi/core/languages';
import { typedText } from '@imisozi/core/typed-text';
import { placeholderIn, withPlaceholders } from '@imisozi/core/placeholders';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useGetList, useNotify, useRefresh } from 'react-admin';
import { sentencesOf } from '../data/failures';
import type { ReplyTemplate, Thread } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { ErrorAlerts } from '../forms/ErrorAlerts';
import { useLabel } from '../i18n/useLabel';

const ALL_TEMPLATES = { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' as const } };

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
      <ChooseTemplate thread={thread} onChoose={setText} />
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

interface ChooseTemplateProps {
  readonly thread: Thread;
  /** @param text the template in the client's language, with all that is known of the trip */
  readonly onChoose: (text: string) => void;
}

function ChooseTemplate({ thread: { language, values }, onChoose }: ChooseTemplateProps) {
  const label = useLabel();
  const { data = [] } = useGetList<ReplyTemplate>('reply-templates', ALL_TEMPLATES);
  if (data.length === 0) return null;
  const written = ({ texts }: ReplyTemplate) =>
    texts[language] ?? texts[DEFAULT_LANGUAGE] ?? Object.values(texts).find(Boolean) ?? '';
  return (
    <TextField
      select
      size="small"
      label={label('app.threads.reply.template')}
      value=""
      onChange={({ target }) => {
        const template = data.find(({ id }) => id === target.value);
        if (template) onChoose(withPlaceholders(written(template), values));
      }}
    >
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

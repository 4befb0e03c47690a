import { placeholderIn } from '@imisozi/core/placeholders';
import { typedText } from '@imisozi/core/typed-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { sentencesOf } from '../data/failures';
import type { Thread } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { namedIn, unready } from './attachments/attachments';
import { useAttachments } from './attachments/useAttachments';

/** A reply that is being written, with what goes out with it. */
export function useReply({ id }: Thread) {
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const { replyToThread } = useDataProvider<StaffDataProvider>();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string>();
  // One key for each text with its files: the second click of a double click sends nothing.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => replyToThread(id, { text, attachments: namedIn(attachments) }, key),
    onSuccess: (message) => {
      notify(message, { type: 'success' });
      setText('');
      clear();
      refresh();
    },
  });
  const changed = () => {
    setMissing(undefined);
    if (error) reset();
    setKey(crypto.randomUUID());
  };
  const { attachments, clear, ...attaching } = useAttachments(id, changed);
  const send = () => {
    const placeholder = placeholderIn(text);
    const problem = !typedText(text)
      ? label('app.threads.reply.missing')
      : placeholder
        ? label('app.threads.reply.left', { placeholder: `{${placeholder}}` })
        : unready(attachments);
    setMissing(problem);
    if (!problem && !isPending) mutate();
  };
  const write = (typed: string) => {
    setText(typed);
    changed();
  };
  const problems = missing ? [missing] : error ? sentencesOf(error) : [];
  return { text, setText: write, send, isPending, problems, attachments, ...attaching };
}

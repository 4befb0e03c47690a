import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { comments as text } from '../../i18n/en';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { Trap } from '../form/Trap';
import { TextAreaField, TextField } from '../form/fields';
import { requiredEmail, requiredText } from '../form/rules';
import { useHydrated } from '../form/useHydrated';
import { useSend, withProofOfPatience } from '../form/useSend';

interface Props {
  /** Of the destination or tour. */
  readonly slug: string;
  readonly itemType: 'news' | 'tours';
  /** Shows a button first: the page has another form that matters more. */
  readonly closed?: boolean;
}

const EMPTY = { names: '', email: '', commentBody: '', website: '' };

/** Leaves a comment; it shows once staff have read it, and the server's answer says so. */
export default function CommentForm({ slug, itemType, closed = false }: Props) {
  const form = useForm({ defaultValues: EMPTY });
  const { busy, problems, send } = useSend();
  const [thanks, setThanks] = useState('');
  const [open, setOpen] = useState(!closed);
  const alive = useHydrated();

  const submit = form.handleSubmit(async (values) => {
    const answer = await send('/api/comments/create', await withProofOfPatience({ ...values, slug, itemType }));
    if (!answer) return;
    setThanks(answer.message);
    form.reset();
  });

  if (!open) {
    return (
      <button type="button" className="button button--quiet" disabled={!alive} onClick={() => setOpen(true)}>
        {text.write}
      </button>
    );
  }
  return (
    <>
      <Form label={text.write} onSubmit={submit} busy={busy} problems={problems}>
        <div className="pair">
          <TextField
            form={form}
            name="names"
            label={text.names}
            autoComplete="name"
            rules={requiredText(text.required(text.names))}
          />
          <TextField
            form={form}
            name="email"
            type="email"
            label={text.email}
            hint={text.emailHint}
            autoComplete="email"
            rules={requiredEmail(text.required(text.email))}
          />
        </div>
        <TextAreaField
          form={form}
          name="commentBody"
          label={text.body}
          rules={requiredText(text.required(text.body))}
        />
        <Trap registration={form.register('website')} />
        <div className="actions">
          <SubmitButton text={text.send} busyText={text.busy} busy={busy} />
        </div>
      </Form>
      <p className={thanks ? 'note note--success' : ''} role="status">
        {thanks}
      </p>
    </>
  );
}

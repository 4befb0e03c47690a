import * as maxLengths from '@imisozi/core/fields/lengths';
import { comments as text } from '../../i18n/for-browsers';
import { postJson } from '../../lib/api/browser';
import { withTimeOnPage } from '../../lib/forms/bot-check';
import type { Posted } from '../../lib/forms/posted';
import { Form } from '../form/Form';
import { EmailField, NameField } from '../form/contact-fields';
import { TextAreaField } from '../form/fields';
import { requiredText } from '../form/rules';
import { useSiteForm } from '../form/useSiteForm';

interface Props {
  /** Slug of the destination or tour. */
  readonly slug: string;
  readonly itemType: 'news' | 'tours';
  readonly posted?: Posted | undefined;
}

const EMPTY = { names: '', email: '', commentBody: '', website: '' };

/** Sends a comment. It is published once staff have approved it, as the response's message says. */
export default function CommentForm({ slug, itemType, posted }: Props) {
  const siteForm = useSiteForm({
    name: 'comment',
    empty: EMPTY,
    posted,
    send: async (values) =>
      postJson<{ message: string }>('/api/comments/create', await withTimeOnPage({ ...values, slug, itemType })),
    done: ({ message }, { form, tell }) => {
      tell(message);
      form.reset(EMPTY);
    },
  });
  const { form } = siteForm;

  return (
    <Form
      siteForm={siteForm}
      worksWithoutJs
      hiddenFields={{ slug, itemType }}
      label={text.write}
      button={[text.send, text.busy]}
    >
      <div className="pair">
        <NameField form={form} name="names" label={text.names} required={text.required({ label: text.names })} />
        <EmailField
          form={form}
          name="email"
          label={text.email}
          hint={text.emailHint}
          required={text.required({ label: text.email })}
        />
      </div>
      <TextAreaField
        form={form}
        name="commentBody"
        label={text.body}
        rules={requiredText(text.required({ label: text.body }), maxLengths.comment)}
      />
    </Form>
  );
}

import * as maxLengths from '@imisozi/core/fields/lengths';
import { LANGUAGE_CODES, LANGUAGES } from '@imisozi/core/languages';
import { PLACEHOLDERS } from '@imisozi/core/placeholders';
import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useCreate, useUpdate } from 'react-admin';
import type { NewReplyTemplate, ReplyTemplate } from '../data/types';
import type { Written } from '../data/writes';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';

const MEANINGS = Object.entries(PLACEHOLDERS)
  .map(([name, meaning]) => `{${name}} – ${meaning}`)
  .join('; ');

/** Writes a template. */
export function CreateReplyTemplate() {
  const label = useLabel();
  const [create] = useCreate<NewReplyTemplate, Error, Written<ReplyTemplate>>('reply-templates', undefined, {
    returnPromise: true,
  });
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'reply-templates', action: 'create' });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Add />} sx={{ mt: 1.5, mb: 0.5 }} onClick={() => setOpen(true)}>
        {label('app.replyTemplates.create')}
      </Button>
      {open && (
        <FormDialog<NewReplyTemplate>
          title={label('app.replyTemplates.create')}
          text={<KnownPlaceholders />}
          defaultValues={{ name: '', texts: {} }}
          submit={label('app.replyTemplates.save')}
          large
          send={async (data) =>
            ((await create(undefined, { data: written(data) })) as Written<ReplyTemplate>).serverMessage
          }
          onClose={() => setOpen(false)}
        >
          <ReplyTemplateFields />
        </FormDialog>
      )}
    </>
  );
}

/** Changes a template. */
export function ChangeReplyTemplate({ template }: { readonly template: ReplyTemplate }) {
  const label = useLabel();
  const [update] = useUpdate('reply-templates', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { id, name, texts, updatedAt } = template;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action: label('app.replyTemplates.update'), title: name })}
        onClick={() => setOpen(true)}
      >
        {label('app.replyTemplates.update')}
      </Button>
      {open && (
        <FormDialog<NewReplyTemplate>
          title={name}
          text={<KnownPlaceholders />}
          defaultValues={{ name, texts }}
          submit={label('app.replyTemplates.save')}
          large
          send={async (form) => {
            const data = { ...written(form), updatedAt };
            return ((await update(undefined, { id, data, previousData: template })) as Written).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          <ReplyTemplateFields />
        </FormDialog>
      )}
    </>
  );
}

/** An emptied language is none. */
const written = ({ name, texts }: NewReplyTemplate): NewReplyTemplate => ({
  name,
  texts: Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => Boolean(text))),
});

function KnownPlaceholders() {
  const label = useLabel();
  return <>{label('app.replyTemplates.help', { known: MEANINGS })}</>;
}

function ReplyTemplateFields() {
  const label = useLabel();
  return (
    <>
      <TextInput
        source="name"
        label="resources.reply-templates.fields.name"
        helperText={false}
        validate={requiredText(label('app.replyTemplates.nameMissing'))}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      {LANGUAGE_CODES.map((code) => (
        <TextInput
          key={code}
          source={`texts.${code}`}
          label={LANGUAGES[code].name}
          multiline
          minRows={3}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: maxLengths.message, dir: LANGUAGES[code].direction, lang: code } }}
        />
      ))}
    </>
  );
}

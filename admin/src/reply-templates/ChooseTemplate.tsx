import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import { MenuItem, TextField } from '@mui/material';
import { useGetList } from 'react-admin';
import type { ReplyTemplate } from '../data/types';
import { useLabel } from '../i18n/useLabel';

const ALL_TEMPLATES = { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' as const } };

/** Chooses a template to begin with; nothing while there is none. */
export function ChooseTemplate({ onChoose }: { readonly onChoose: (template: ReplyTemplate) => void }) {
  const label = useLabel();
  const { data = [] } = useGetList<ReplyTemplate>('reply-templates', ALL_TEMPLATES);
  if (data.length === 0) return null;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label('app.threads.reply.template')}
      value=""
      onChange={({ target }) => {
        const template = data.find(({ id }) => id === target.value);
        if (template) onChoose(template);
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

/** The text of a template for readers of a language: else in English, else in any. */
export const templateIn = ({ texts }: ReplyTemplate, language: LanguageCode): string =>
  texts[language] ?? texts[DEFAULT_LANGUAGE] ?? Object.values(texts).find(Boolean) ?? '';

import { ListSubheader, MenuItem, Skeleton, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@imisozi/core/languages';
import { isMailDocument, languagesOf, type DocumentName } from '@imisozi/core/editable-texts/documents';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { OpenedTexts } from './OpenedTexts';

/** The query parameter of the document. */
const DOCUMENT = 'document';

/** The query parameter of the language. */
const LANGUAGE = 'language';

/** The documents in the order of the list. */
const GROUPS = [
  { name: 'pages', has: (id: DocumentName) => !isMailDocument(id) },
  { name: 'mails', has: isMailDocument },
] as const;

/** /account/content: the editable texts of the website and of emails; for admins. */
export default function TextsPage() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['content', 'getList'],
    queryFn: () => dataProvider.editableDocuments(),
  });
  const chosen = data?.find(({ id }) => id === search.get(DOCUMENT)) ?? data?.[0];
  const requested = search.get(LANGUAGE);
  const offered = chosen ? languagesOf(chosen.id) : [];
  const language = isLanguage(requested) && offered.includes(requested) ? requested : DEFAULT_LANGUAGE;
  return (
    <Page>
      <PageHeader title={label('app.menu.content')} />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={400} sx={{ mt: 2 }} />}
      {chosen && (
        <>
          <TextField
            select
            label={label('app.words.choose')}
            value={chosen.id}
            onChange={({ target }) => setSearch({ [DOCUMENT]: target.value, [LANGUAGE]: language })}
            sx={{ mt: 2, mr: 2, width: 360, maxWidth: '100%' }}
          >
            {GROUPS.flatMap(({ name, has }) => [
              <ListSubheader key={name}>{label(`app.words.${name}`)}</ListSubheader>,
              ...(data ?? [])
                .filter(({ id }) => has(id))
                .map(({ id, title }) => (
                  <MenuItem key={id} value={id}>
                    {title}
                  </MenuItem>
                )),
            ])}
          </TextField>
          {offered.length > 1 && (
            <TextField
              select
              label={label('app.words.language')}
              value={language}
              onChange={({ target }) => setSearch({ [DOCUMENT]: chosen.id, [LANGUAGE]: target.value })}
              sx={{ mt: 2, width: 360, maxWidth: '100%' }}
            >
              {offered.map((code) => (
                <MenuItem key={code} value={code}>
                  {chosen.languages.includes(code)
                    ? LANGUAGES[code].name
                    : label('app.words.notYet', { language: LANGUAGES[code].name })}
                </MenuItem>
              ))}
            </TextField>
          )}
          <OpenedTexts key={`${chosen.id} ${language}`} id={chosen.id} language={language} />
        </>
      )}
    </Page>
  );
}

import { LinearProgress, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useParams } from 'react-admin';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@imisozi/core/languages';
import type { TranslatedKind } from '../data/translations';
import type { TranslationKey } from '../data/translations';
import type { Translation } from '../data/types';
import { isNotFound } from '../data/isNotFound';
import type { StaffDataProvider } from '../dataProvider';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { NotFound } from '../layout/NotFound';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { TranslationFormCard } from './TranslationFormCard';
import { TranslationLinks } from './TranslationLinks';

/** /account/<kind>/translation/<id>/<language>: a translation beside the English texts; for admins. */
export default function TranslationPage({ kind }: { readonly kind: TranslatedKind }) {
  const { id = '', language } = useParams();
  if (!isLanguage(language) || language === DEFAULT_LANGUAGE) return <NotFound />;
  return <Opened key={`${id} ${language}`} translationKey={{ kind, id, language }} />;
}

function Opened({ translationKey }: { readonly translationKey: TranslationKey }) {
  const { kind, id, language } = translationKey;
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const queryClient = useQueryClient();
  // A key that refills the form after saving or when another record is opened, but never while someone is typing.
  const [opening, setOpening] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['translations', kind, id, language],
    queryFn: () => dataProvider.translation(translationKey),
    retry: false,
  });
  const openAgain = async () => {
    await queryClient.invalidateQueries({ queryKey: ['translations', kind] });
    setOpening((before) => before + 1);
  };
  if (isNotFound(error) && !data) return <NotFound />;
  const { name } = LANGUAGES[language];
  return (
    <Page>
      <PageHeader
        title={data ? label('app.translations.of', { title: data.title, language: name }) : '…'}
        steps={[
          { label: label(`app.menu.${kind}`), to: `/${kind}` },
          { label: data?.title ?? '…', to: `/${kind}/view/${id}` },
        ]}
      />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={400} sx={{ mt: 2 }} />}
      {data && (
        <>
          <TranslationLinks kind={kind} id={id} current={language} />
          <State translation={data} />
          <TranslationFormCard key={opening} translationKey={translationKey} translation={data} onReopen={openAgain} />
        </>
      )}
    </Page>
  );
}

/** The progress of the translation, and who saved it last. */
function State({ translation: { done, total, changedAt, author } }: { readonly translation: Translation }) {
  const label = useLabel();
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={total > 0 ? (100 * done) / total : 100}
        aria-label={label('app.translations.progress', { done, total })}
        sx={{ mt: 2, maxWidth: 480, borderRadius: 1 }}
      />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {label('app.translations.help')}
        {changedAt &&
          ` ${label('app.translations.changed', { author: author ?? label('app.audit.system'), time: catMoment(changedAt) })}`}
      </Typography>
    </>
  );
}

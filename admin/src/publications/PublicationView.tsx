import { Link } from '@mui/material';
import { StartCampaign } from '../campaigns/StartCampaign';
import type { Publication } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { FactsCard } from '../content/FactsCard';
import { ContentPage } from '../content/ContentPage';
import { CATEGORIES, PUBLICATIONS } from './publicationKind';
import { PublicationFields } from './PublicationFields';
import { formToPublication, publicationToForm, type PublicationForm } from './publicationForm';

/** /account/publications/view/{id} */
export default function PublicationView() {
  return (
    <ContentPage<Publication, PublicationForm>
      kind={PUBLICATIONS}
      extra={(row) =>
        PUBLICATIONS.pageOf(row) && <StartCampaign kind="publication" recordId={row.id} title={row.title} />
      }
      form={{
        toValues: publicationToForm,
        toBody: formToPublication,
        inputs: <PublicationFields categories={CATEGORIES} />,
      }}
      facts={(row) => <PublicationFacts publication={row} />}
    />
  );
}

function PublicationFacts({ publication }: { readonly publication: Publication }) {
  const label = useLabel();
  const { title, category, pubDocument, createdAt } = publication;
  return (
    <FactsCard
      title={title}
      rows={[
        [label('resources.publications.fields.category'), label(`app.publications.categories.${category}`)],
        [
          label('resources.publications.fields.pubDocument'),
          <Link href={pubDocument} target="_blank" rel="noopener">
            {label('app.publications.open')}
          </Link>,
        ],
        [label('resources.publications.fields.createdAt'), catDay(createdAt)],
      ]}
    />
  );
}

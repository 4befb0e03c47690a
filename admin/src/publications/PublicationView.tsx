import { Link } from '@mui/material';
import { StartCampaign } from '../campaigns/StartCampaign';
import type { Publication } from '../data/types';
import { ContentForm } from '../content/ContentForm';
import { DeleteRecord } from '../content/DeleteRecord';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Facts } from '../record/Facts';
import { FactsCard } from '../content/FactsCard';
import { ContentPage } from '../content/ContentPage';
import { CATEGORIES, PUBLICATIONS } from './publicationKind';
import { PublicationFields } from './PublicationFields';
import { formToPublication, publicationToForm, type PublicationForm } from './publicationForm';

/** /account/publications/view/{id} */
export default function PublicationView() {
  const label = useLabel();
  return (
    <ContentPage<Publication>
      kind={PUBLICATIONS}
      extra={(row) =>
        PUBLICATIONS.pageOf(row) && <StartCampaign kind="publication" recordId={row.id} title={row.title} />
      }
      form={(row) => (
        <ContentForm<PublicationForm>
          key={row.id}
          defaultValues={publicationToForm(row)}
          updatedAt={row.updatedAt}
          toBody={formToPublication}
          submit={label('app.publications.update')}
          extra={<DeleteRecord record={row} />}
        >
          <PublicationFields categories={CATEGORIES} />
        </ContentForm>
      )}
      facts={(row) => <PublicationFacts publication={row} />}
    />
  );
}

function PublicationFacts({ publication }: { readonly publication: Publication }) {
  const label = useLabel();
  const { title, category, pubDocument, createdAt } = publication;
  return (
    <FactsCard>
      <Facts
        level="h2"
        heading={title}
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
    </FactsCard>
  );
}

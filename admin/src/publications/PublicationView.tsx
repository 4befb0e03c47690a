import { Link } from '@mui/material';
import { useParams } from 'react-admin';
import { TellSubscribers } from '../campaigns/TellSubscribers';
import type { Publication } from '../data/types';
import { ContentForm } from '../forms/ContentForm';
import { DeleteRecord } from '../forms/DeleteRecord';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Facts } from '../shared/Facts';
import { FactsCard } from '../shared/FactsCard';
import { PublicState } from '../shared/PublicState';
import { RecordPage } from '../shared/RecordPage';
import { ApprovePublication } from './ApprovePublication';
import { CATEGORIES, pageOf } from './categories';
import { PublicationFields } from './PublicationFields';
import { formToPublication, publicationToForm, type PublicationForm } from './publicationForm';

const WORDS = ['app.publicity.active', 'app.publicity.inactive'] as const;

/** /account/publications/view/{id} */
export default function PublicationView() {
  const label = useLabel();
  const { id = '' } = useParams();
  return (
    <RecordPage<Publication>
      resource="publications"
      recordKey={id}
      listTitle={label('app.publications.title')}
      titleOf={({ title }) => title}
      state={({ status }) => <PublicState isPublic={status} words={WORDS} />}
      pageOf={pageOf}
      toggle={{ action: 'approve', button: (row) => <ApprovePublication publication={row} /> }}
      extra={(row) => pageOf(row) && <TellSubscribers kind="publication" recordId={row.id} title={row.title} />}
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

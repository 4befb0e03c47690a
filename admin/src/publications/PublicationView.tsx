import { Link } from '@mui/material';
import { useDataProvider, useParams } from 'react-admin';
import { TellSubscribers } from '../campaigns/TellSubscribers';
import type { Publication } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { changesBetween } from '../forms/changesBetween';
import { ContentForm } from '../forms/ContentForm';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { DeleteButton } from '../shared/DeleteButton';
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
      form={(row) => <PublicationEdit key={row.id} publication={row} />}
      facts={(row) => <PublicationFacts publication={row} />}
    />
  );
}

function PublicationEdit({ publication }: { readonly publication: Publication }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { id, title } = publication;
  return (
    <ContentForm<PublicationForm>
      defaultValues={publicationToForm(publication)}
      updatedAt={publication.updatedAt}
      send={(form, { values, updatedAt }) =>
        dataProvider.updatePublication(id, {
          ...changesBetween(formToPublication(values), formToPublication(form)),
          updatedAt,
        })
      }
      next="/publications"
      submit={label('app.publications.update')}
      extra={<DeleteButton title={title} run={() => dataProvider.deletePublication(id)} next="/publications" />}
    >
      <PublicationFields categories={CATEGORIES} />
    </ContentForm>
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

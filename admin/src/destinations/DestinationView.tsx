import { useDataProvider, useParams } from 'react-admin';
import type { Destination } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { changesBetween } from '../forms/changesBetween';
import { ContentForm } from '../forms/ContentForm';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { DeleteButton } from '../shared/DeleteButton';
import { Facts } from '../shared/Facts';
import { FactsCard, Pictures, TextFact } from '../shared/FactsCard';
import { PublicState } from '../shared/PublicState';
import { RecordPage } from '../shared/RecordPage';
import { DestinationFields } from './DestinationFields';
import { destinationToForm, formToDestination, type DestinationForm } from './destinationForm';
import { commentsOf, pageOf } from './destinationPaths';
import { PublishDestination } from './PublishDestination';

const WORDS = ['app.publicity.published', 'app.publicity.draft'] as const;

/** /account/destinations/view/{slug} */
export default function DestinationView() {
  const label = useLabel();
  const { slug = '' } = useParams();
  return (
    <RecordPage<Destination>
      resource="destinations"
      recordKey={slug}
      listTitle={label('app.menu.destinations')}
      titleOf={({ title }) => title}
      state={({ isPublished }) => <PublicState isPublic={isPublished} words={WORDS} />}
      pageOf={pageOf}
      commentsOf={commentsOf}
      toggle={{ action: 'publish', button: (row) => <PublishDestination destination={row} /> }}
      form={(row) => <DestinationEdit key={row.id} destination={row} />}
      facts={(row) => <DestinationFacts destination={row} />}
    />
  );
}

function DestinationEdit({ destination }: { readonly destination: Destination }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { slug, title } = destination;
  return (
    <ContentForm<DestinationForm>
      defaultValues={destinationToForm(destination)}
      updatedAt={destination.updatedAt}
      send={(form, { values, updatedAt }) =>
        dataProvider.updateDestination(slug, {
          ...changesBetween(formToDestination(values), formToDestination(form)),
          updatedAt,
        })
      }
      next="/destinations"
      submit={label('app.destinations.update')}
      extra={<DeleteButton title={title} run={() => dataProvider.deleteDestination(slug)} next="/destinations" />}
    >
      <DestinationFields />
    </ContentForm>
  );
}

function DestinationFacts({ destination }: { readonly destination: Destination }) {
  const label = useLabel();
  const { title, images, newsBody, views, createdAt } = destination;
  return (
    <FactsCard>
      <Pictures urls={images} />
      <Facts
        level="h2"
        heading={title}
        rows={[
          [label('resources.destinations.fields.numberOfReading'), views.numberOfReading],
          [label('resources.destinations.fields.createdAt'), catDay(createdAt)],
        ]}
      />
      <TextFact heading={label('resources.destinations.fields.newsBody')} html={newsBody} />
    </FactsCard>
  );
}

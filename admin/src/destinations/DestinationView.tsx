import { useParams } from 'react-admin';
import type { Destination } from '../data/types';
import { ContentForm } from '../forms/ContentForm';
import { DeleteRecord } from '../forms/DeleteRecord';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
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
      form={(row) => (
        <ContentForm<DestinationForm>
          key={row.id}
          defaultValues={destinationToForm(row)}
          updatedAt={row.updatedAt}
          toBody={formToDestination}
          submit={label('app.destinations.update')}
          extra={<DeleteRecord record={row} />}
        >
          <DestinationFields />
        </ContentForm>
      )}
      facts={(row) => <DestinationFacts destination={row} />}
    />
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

import type { Destination } from '../data/types';
import { ContentForm } from '../content/ContentForm';
import { DeleteRecord } from '../content/DeleteRecord';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Facts } from '../record/Facts';
import { FactsCard, Pictures, TextFact } from '../content/FactsCard';
import { ContentPage } from '../content/ContentPage';
import { DestinationFields } from './DestinationFields';
import { destinationToForm, formToDestination, type DestinationForm } from './destinationForm';
import { DESTINATIONS } from './destinationKind';

/** /account/destinations/view/{slug} */
export default function DestinationView() {
  const label = useLabel();
  return (
    <ContentPage<Destination>
      kind={DESTINATIONS}
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

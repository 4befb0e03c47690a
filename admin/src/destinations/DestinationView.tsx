import type { Destination } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { FactsCard, TextFact } from '../content/FactsCard';
import { ContentPage } from '../content/ContentPage';
import { DestinationFields } from './DestinationFields';
import { destinationToForm, formToDestination, type DestinationForm } from './destinationForm';
import { DESTINATIONS } from './destinationKind';

/** /account/destinations/view/{slug} */
export default function DestinationView() {
  return (
    <ContentPage<Destination, DestinationForm>
      kind={DESTINATIONS}
      form={{ toValues: destinationToForm, toBody: formToDestination, inputs: <DestinationFields /> }}
      facts={(row) => <DestinationFacts destination={row} />}
    />
  );
}

function DestinationFacts({ destination }: { readonly destination: Destination }) {
  const label = useLabel();
  const { title, images, newsBody, views, createdAt } = destination;
  return (
    <FactsCard
      title={title}
      pictures={images}
      rows={[
        [label('resources.destinations.fields.numberOfReading'), views.numberOfReading],
        [label('resources.destinations.fields.createdAt'), catDay(createdAt)],
      ]}
    >
      <TextFact heading={label('resources.destinations.fields.newsBody')} html={newsBody} />
    </FactsCard>
  );
}

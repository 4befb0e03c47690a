import { ContentCreate } from '../content/ContentCreate';
import { DestinationFields } from './DestinationFields';
import { emptyDestination, formToDestination } from './destinationForm';
import { DESTINATIONS } from './destinationKind';

/** /account/destinations/create */
export default function DestinationCreate() {
  return (
    <ContentCreate kind={DESTINATIONS} empty={emptyDestination} toBody={formToDestination}>
      <DestinationFields />
    </ContentCreate>
  );
}

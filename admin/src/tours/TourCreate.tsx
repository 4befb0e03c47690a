import { ContentCreate } from '../content/ContentCreate';
import { TourFields } from './TourFields';
import { emptyTour, formToNewTour } from './tourForm';
import { TOURS } from './tourKind';

/** /account/tours/create */
export default function TourCreate() {
  return (
    <ContentCreate kind={TOURS} empty={emptyTour} toBody={formToNewTour}>
      <TourFields />
    </ContentCreate>
  );
}

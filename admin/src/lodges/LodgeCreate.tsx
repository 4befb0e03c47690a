import { ContentCreate } from '../content/ContentCreate';
import { LodgeFields } from './LodgeFields';
import { emptyLodge, formToLodge } from './lodgeForm';
import { LODGES } from './lodgeKind';

/** /account/lodges/create */
export default function LodgeCreate() {
  return (
    <ContentCreate kind={LODGES} empty={emptyLodge} toBody={formToLodge}>
      <LodgeFields />
    </ContentCreate>
  );
}

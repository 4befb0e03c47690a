import type { TripService } from '../data/types';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { ColorChip } from '../ui/ColorChip';
import { STATE_TONES } from './serviceWords';

/** The state of a service; a paid one says so. */
export function ServiceStateChip({ service: { state, paidOn } }: { readonly service: TripService }) {
  const label = useLabel();
  return paidOn ? (
    <ColorChip tone="green" label={label('app.services.paid', { day: dayName(paidOn) })} />
  ) : (
    <ColorChip tone={STATE_TONES[state]} label={label(`app.services.states.${state}`)} />
  );
}

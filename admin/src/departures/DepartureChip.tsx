import type { Departure } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip, type Tone } from '../ui/ColorChip';

/** The colour of each label, in the chip and in the calendar. */
export const TONE_OF: Record<Departure['label'], Tone> = {
  available: 'lake',
  guaranteed: 'green',
  'few-left': 'gold',
  full: 'earth',
  closed: 'plain',
  cancelled: 'plain',
};

/** The availability of a departure. */
export function DepartureChip({ departure }: { readonly departure: Pick<Departure, 'label'> }) {
  const label = useLabel();
  return <ColorChip tone={TONE_OF[departure.label]} label={label(`app.departures.labels.${departure.label}`)} />;
}

import type { ThreadRow } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { ColorChip, type Tone } from '../ui/ColorChip';

const TONES: Readonly<Record<ThreadRow['state'], Tone>> = {
  open: 'gold',
  snoozed: 'plain',
  answered: 'lake',
  closed: 'green',
};

/** What a conversation waits for. */
export function ThreadChip({ thread: { state, snoozeUntil } }: { readonly thread: ThreadRow }) {
  const label = useLabel();
  const text = snoozeUntil
    ? label('app.threads.snoozedUntil', { moment: catMoment(snoozeUntil) })
    : label(`app.threads.states.${state}`);
  return <ColorChip tone={TONES[state]} label={text} />;
}

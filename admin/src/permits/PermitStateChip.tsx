import type { Permit } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip } from '../ui/ColorChip';
import { STATE_TONES } from './permitWords';

/** The state of a permit; one that its booking no longer contains says so. */
export function PermitStateChip({ permit: { state, isSurplus } }: { readonly permit: Permit }) {
  const label = useLabel();
  return isSurplus ? (
    <ColorChip tone="earth" label={label('app.permits.surplus')} />
  ) : (
    <ColorChip tone={STATE_TONES[state]} label={label(`app.permits.states.${state}`)} />
  );
}

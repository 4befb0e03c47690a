import type { FiscalState } from '@imisozi/core/fiscal';
import { useLabel } from '../i18n/useLabel';
import { ColorChip, type Tone } from '../ui/ColorChip';

const TONES: Record<FiscalState, Tone> = { queued: 'gold', signed: 'green', refused: 'earth', unanswered: 'earth' };

export function FiscalStateChip({ state }: { readonly state: FiscalState }) {
  const label = useLabel();
  return <ColorChip tone={TONES[state]} label={label(`app.fiscal.states.${state}`)} />;
}

import { useLabel } from '../i18n/useLabel';
import type { QuoteRow } from '../data/types';
import { ColorChip, type Tone } from '../ui/ColorChip';

const TONES: Readonly<Record<QuoteRow['state'], Tone>> = {
  DRAFT: 'plain',
  SENT: 'lake',
  ACCEPTED: 'green',
  DECLINED: 'earth',
  EXPIRED: 'gold',
  WITHDRAWN: 'plain',
};

/** The state of a proposal; one that its client has opened, or could not accept, says so. */
export function QuoteChip({ quote }: { readonly quote: QuoteRow }) {
  const label = useLabel();
  const { state, openedCount, missedAt } = quote;
  if (state === 'SENT' && missedAt) return <ColorChip tone="earth" label={label('app.quotes.missed')} />;
  const isSeen = state === 'SENT' && openedCount > 0;
  const text = label(isSeen ? 'app.quotes.opened' : `app.quotes.states.${state}`);
  return <ColorChip tone={isSeen ? 'gold' : TONES[state]} label={text} />;
}

import type { MailStatus } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip, type Tone } from '../ui/ColorChip';

const TONE_OF: Record<MailStatus, Tone> = { queued: 'lake', sent: 'green', failed: 'gold', dead: 'earth' };

/** Every state of a mail; a record, so that one that the API adds cannot be forgotten here. */
export const MAIL_STATUSES = Object.keys(TONE_OF) as MailStatus[];

/** How far a mail has come. */
export function MailStatusChip({ status }: { readonly status: MailStatus }) {
  const label = useLabel();
  return <ColorChip tone={TONE_OF[status]} label={label(`app.outbox.states.${status}`)} />;
}

import type { MailStatus } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip, type Tone } from '../ui/ColorChip';

const TONE_OF: Record<MailStatus, Tone> = { queued: 'lake', sent: 'green', failed: 'gold', dead: 'earth' };

/** Every status of an email. A record, so that the type check fails if the API adds one. */
export const MAIL_STATUSES = Object.keys(TONE_OF) as MailStatus[];

/** The status of an email. */
export function MailStatusChip({ status }: { readonly status: MailStatus }) {
  const label = useLabel();
  return <ColorChip tone={TONE_OF[status]} label={label(`app.outbox.states.${status}`)} />;
}

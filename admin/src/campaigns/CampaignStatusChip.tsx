import type { Campaign } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip, type Tone } from '../ui/ColorChip';

const TONE_OF: Record<Campaign['status'], Tone> = { RUNNING: 'lake', PAUSED: 'gold', DONE: 'green' };

/** Every status of a campaign. A record, so that the type check fails if the API adds one. */
export const CAMPAIGN_STATUSES = Object.keys(TONE_OF) as Campaign['status'][];

/** The status of a campaign. */
export function CampaignStatusChip({ status }: Pick<Campaign, 'status'>) {
  const label = useLabel();
  return <ColorChip tone={TONE_OF[status]} label={label(`app.campaigns.states.${status}`)} />;
}

import type { Campaign } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip, type Tone } from '../ui/ColorChip';

const TONE_OF: Record<Campaign['status'], Tone> = { RUNNING: 'lake', PAUSED: 'gold', DONE: 'green' };

/** Every state of a campaign; a record, so that one that the API adds cannot be forgotten here. */
export const CAMPAIGN_STATUSES = Object.keys(TONE_OF) as Campaign['status'][];

/** Whether the letters of a campaign are leaving. */
export function CampaignStatusChip({ status }: Pick<Campaign, 'status'>) {
  const label = useLabel();
  return <ColorChip tone={TONE_OF[status]} label={label(`app.campaigns.states.${status}`)} />;
}

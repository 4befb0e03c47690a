import { useDataProvider } from 'react-admin';
import type { Campaign } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { ActionButton } from '../actions/ActionButton';

/** Pauses or resumes a campaign. */
export function PauseCampaign({ campaign: { id, title, status } }: { readonly campaign: Campaign }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  if (status === 'DONE') return null;
  const isPaused = status === 'PAUSED';
  return (
    <ActionButton
      text={label(isPaused ? 'app.campaigns.resume' : 'app.campaigns.pause')}
      title={title}
      run={() => (isPaused ? dataProvider.resumeCampaign(id) : dataProvider.pauseCampaign(id))}
    />
  );
}

import Campaign from '@mui/icons-material/CampaignOutlined';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { NewCampaign } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useConfirmedAction } from '../actions/useConfirmedAction';

interface StartCampaignProps extends Pick<NewCampaign, 'kind' | 'recordId'> {
  readonly title: string;
}

/** Starts a mailing about an event or a document, after the number of subscribers has been confirmed. */
export function StartCampaign({ kind, recordId, title }: StartCampaignProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'campaigns', action: 'create' });
  const { data: audience } = useQuery({
    queryKey: ['campaigns', 'audience'],
    queryFn: () => dataProvider.campaignAudience(),
    enabled: canAccess === true,
  });
  const recipients = audience?.recipients ?? 0;
  const verb = useConfirmedAction(() => dataProvider.startCampaign({ kind, recordId, recipients }));
  if (!canAccess) return null;
  return (
    <>
      <Button size="small" startIcon={<Campaign />} disabled={recipients === 0} onClick={verb.ask}>
        {label('app.campaigns.tell')}
      </Button>
      <ConfirmDialog
        {...verb.dialog}
        question={label('app.campaigns.question', { count: recipients, title })}
        consequence={label('app.campaigns.consequence', { count: audience?.minutes ?? 1 })}
      />
    </>
  );
}

import { SearchInput, SelectInput } from 'react-admin';
import type { Campaign } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { ActionsColumn, Column, dayFilters, ListEmpty, ListPage, RowCard, TwoLines } from '../lists';
import { SubscriberKinds } from '../subscribers/SubscriberKinds';
import { CAMPAIGN_STATUSES, CampaignState } from './CampaignState';
import { PauseCampaign } from './PauseCampaign';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label="app.campaigns.state"
    choices={CAMPAIGN_STATUSES.map((id) => ({ id, name: `app.campaigns.states.${id}` }))}
    alwaysOn
  />,
  ...dayFilters('createdAt'),
];
const SORT_FIELDS = ['createdAt', 'title', 'status'];

/** /account/campaigns: what subscribers were told about, and how far the letters have come. */
export default function CampaignList() {
  const label = useLabel();
  const progress = ({ sent, recipients }: Campaign) => label('app.campaigns.progress', { sent, recipients });
  return (
    <ListPage<Campaign>
      title={label('app.campaigns.name')}
      notice={<SubscriberKinds />}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      card={(campaign) => (
        <RowCard
          title={campaign.title}
          badge={<CampaignState status={campaign.status} />}
          lines={[progress(campaign)]}
          foot={catMoment(campaign.createdAt)}
          figure={<PauseCampaign campaign={campaign} />}
        />
      )}
      empty={<ListEmpty title={label('app.campaigns.empty')} body={label('app.campaigns.emptyBody')} />}
    >
      <Column<Campaign> source="title" render={({ title }) => <TwoLines>{title}</TwoLines>} />
      <Column<Campaign> source="kind" disableSort render={({ kind }) => label(`app.campaigns.kinds.${kind}`)} />
      <Column<Campaign> source="status" render={({ status }) => <CampaignState status={status} />} />
      <Column<Campaign> source="sent" disableSort render={progress} />
      <Column<Campaign> source="skipped" disableSort align="right" render={({ skipped }) => skipped} />
      <Column<Campaign> source="dead" disableSort align="right" render={({ dead }) => dead} />
      <Column<Campaign> source="createdAt" render={({ createdAt }) => catMoment(createdAt)} />
      <ActionsColumn<Campaign> verb="pause" render={(campaign) => <PauseCampaign campaign={campaign} />} />
    </ListPage>
  );
}

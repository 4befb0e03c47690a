import type { Campaign } from '../data/types';
import { catMoment } from '../format/catTime';
import type { LabelKey } from '../i18n/label';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  Column,
  dayFilterInputs,
  ListEmpty,
  ListPage,
  Moment,
  RowCard,
  RowLink,
  SEARCH_INPUT,
  statusInput,
} from '../lists';
import { SubscriberTabs } from '../subscribers/SubscriberTabs';
import { CAMPAIGN_STATUSES, CampaignStatusChip } from './CampaignStatusChip';
import { CampaignProgress } from './CampaignProgress';
import { PauseCampaign } from './PauseCampaign';

const FILTERS = [SEARCH_INPUT, statusInput(CAMPAIGN_STATUSES, 'app.campaigns.states'), ...dayFilterInputs('createdAt')];
/** How often the progress is refetched; mails are sent every second while a campaign runs. */
const LOOK_AGAIN_MS = 2_000;
const whileRunning = (campaigns: readonly Campaign[]) =>
  campaigns.some(({ status }) => status === 'RUNNING') ? LOOK_AGAIN_MS : false;

interface Subject {
  readonly name: LabelKey;
  readonly pages: string;
}

/** The subjects of campaigns; a newer server may know more. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  event: { name: 'app.campaigns.kinds.event', pages: '/events/view' },
  publication: { name: 'app.campaigns.kinds.publication', pages: '/publications/view' },
};

/** Leads to the page of the event or document that the campaign is about. */
function SubjectLink({ campaign: { kind, recordId, title } }: { readonly campaign: Campaign }) {
  const subject = SUBJECTS[kind];
  return subject ? <RowLink to={`${subject.pages}/${recordId}`}>{title}</RowLink> : title;
}

const SORT_FIELDS = ['createdAt', 'title', 'status'];

/** /account/campaigns: the mailings to subscribers and their progress. */
export default function CampaignList() {
  const label = useLabel();
  return (
    <ListPage<Campaign>
      title={label('app.campaigns.name')}
      notice={<SubscriberTabs />}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      lookAgain={whileRunning}
      card={(campaign) => (
        <RowCard
          title={<SubjectLink campaign={campaign} />}
          badge={<CampaignStatusChip status={campaign.status} />}
          subtitle={<CampaignProgress campaign={campaign} />}
          foot={catMoment(campaign.createdAt)}
          figure={<PauseCampaign campaign={campaign} />}
        />
      )}
      empty={<ListEmpty title={label('app.campaigns.empty')} body={label('app.campaigns.emptyBody')} />}
    >
      <Column<Campaign> source="title" render={(campaign) => <SubjectLink campaign={campaign} />} />
      <Column<Campaign>
        source="kind"
        disableSort
        render={({ kind }) => (SUBJECTS[kind] ? label(SUBJECTS[kind].name) : kind)}
      />
      <Column<Campaign> source="status" render={({ status }) => <CampaignStatusChip status={status} />} />
      <Column<Campaign> source="sent" disableSort render={(campaign) => <CampaignProgress campaign={campaign} />} />
      <Column<Campaign> source="skipped" disableSort align="right" render={({ skipped }) => skipped} />
      <Column<Campaign> source="dead" disableSort align="right" render={({ dead }) => dead} />
      <Column<Campaign> source="createdAt" render={({ createdAt }) => <Moment at={createdAt} />} />
      <ActionsColumn<Campaign> action="pause" render={(campaign) => <PauseCampaign campaign={campaign} />} />
    </ListPage>
  );
}

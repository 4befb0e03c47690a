import { field, view } from '../../../platform/http/view.js';
import type { LetterStatus } from '../campaign-letter.entity.js';
import { CAMPAIGN_STATUSES, type Campaign } from '../campaign.entity.js';

/** The state of a letter; DEAD when its job is a dead letter. */
export type LetterProgress = LetterStatus | 'DEAD';

/** How many subscribers a campaign would reach. */
export class AudienceView extends view({
  recipients: field.number(120),
  perMinute: field.number(300, 'The setting CAMPAIGN_RATE.'),
  minutes: field.number(1, 'Estimated time to send, rounded up.'),
}) {}

/** A campaign and its progress. */
export class CampaignView extends view({
  id: field.uuid(),
  kind: field.string('event', 'What it is about: `event`, `publication` …'),
  recordId: field.uuid('The event or publication.'),
  title: field.string('Conservation summit'),
  status: field.enum(CAMPAIGN_STATUSES),
  recipients: field.number(120, 'The number of subscribers when the campaign started.'),
  sent: field.number(60),
  queued: field.number(5, 'Queued but not sent yet.'),
  held: field.number(0, 'Already queued when the campaign was paused; they are sent first when it resumes.'),
  skipped: field.number(1, 'The subscribers have unsubscribed in the meantime.'),
  dead: field.number(0, 'Rejected by the mail server; the queues show the reason.'),
  createdAt: field.time(),
  finishedAt: field.time().nullable(),
}) {}

export class CampaignAnswer extends view({
  message: field.string('120 subscribers are being told about Conservation summit.'),
  data: field.one(CampaignView),
}) {}

export function campaignView(campaign: Campaign, letters?: ReadonlyMap<LetterProgress, number>): CampaignView {
  return {
    id: campaign.id,
    kind: campaign.kind,
    recordId: campaign.recordId,
    title: campaign.title,
    status: campaign.status,
    recipients: campaign.recipients,
    sent: letters?.get('SENT') ?? 0,
    queued: letters?.get('QUEUED') ?? 0,
    held: letters?.get('HELD') ?? 0,
    skipped: letters?.get('SKIPPED') ?? 0,
    dead: letters?.get('DEAD') ?? 0,
    createdAt: campaign.createdAt.toISOString(),
    finishedAt: campaign.finishedAt?.toISOString() ?? null,
  };
}

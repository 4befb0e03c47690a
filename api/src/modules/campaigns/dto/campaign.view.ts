import { ApiProperty } from '@nestjs/swagger';
import type { LetterStatus } from '../campaign-letter.entity.js';
import { CAMPAIGN_STATUSES, type Campaign, type CampaignStatus } from '../campaign.entity.js';

/** Where a letter stands; dead when its job is a dead letter. */
export type LetterProgress = LetterStatus | 'DEAD';

/** Whom a campaign would reach. */
export class AudienceView {
  @ApiProperty({ example: 120 })
  recipients: number;

  @ApiProperty({ example: 300, description: 'The setting CAMPAIGN_RATE.' })
  perMinute: number;

  @ApiProperty({ example: 1, description: 'Estimated time to send, rounded up.' })
  minutes: number;
}

/** A campaign and how far it has come. */
export class CampaignView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'event', description: 'What it is about: `event`, `publication` …' })
  kind: string;

  @ApiProperty({ format: 'uuid', description: 'The event or publication.' })
  recordId: string;

  @ApiProperty({ example: 'Conservation summit' })
  title: string;

  @ApiProperty({ enum: CAMPAIGN_STATUSES })
  status: CampaignStatus;

  @ApiProperty({ example: 120, description: 'The number of subscribers when the campaign started.' })
  recipients: number;

  @ApiProperty({ example: 60 })
  sent: number;

  @ApiProperty({ example: 5, description: 'Queued but not sent yet.' })
  queued: number;

  @ApiProperty({
    example: 0,
    description: 'Already queued when the campaign was paused; they are sent first when it resumes.',
  })
  held: number;

  @ApiProperty({ example: 1, description: 'The subscribers have unsubscribed in the meantime.' })
  skipped: number;

  @ApiProperty({ example: 0, description: 'Rejected by the mail server; the queues show the reason.' })
  dead: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finishedAt: string | null;
}

export class CampaignAnswer {
  @ApiProperty({ example: '120 subscribers are being told about Conservation summit.' })
  message: string;

  @ApiProperty({ type: CampaignView })
  data: CampaignView;
}

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

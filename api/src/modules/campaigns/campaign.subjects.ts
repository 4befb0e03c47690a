import { Injectable, NotFoundException } from '@nestjs/common';
import { EventsService } from '../events/events.service.js';
import { PublicationsService } from '../publications/publications.service.js';
import type { CampaignKind } from './campaign.entity.js';

/** What a campaign is about, as the public sees it now. */
@Injectable()
export class CampaignSubjects {
  constructor(
    private readonly events: EventsService,
    private readonly publications: PublicationsService,
  ) {}

  /** The title of the event or publication; null when it is unknown, not public, or an event that is over. */
  async titleOf(kind: CampaignKind, id: string): Promise<string | null> {
    if (kind === 'publication') return (await this.publication(id))?.title ?? null;
    const event = await this.events.findApproved(id);
    return event && event.endDate > new Date() ? event.title : null;
  }

  event(id: string) {
    return this.events.findApproved(id);
  }

  async publication(id: string) {
    return this.publications.get(id, 'public').catch((error: unknown) => {
      if (error instanceof NotFoundException) return null;
      throw error;
    });
  }
}

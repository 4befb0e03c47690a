import { Injectable } from '@nestjs/common';
import type { Audience } from '../../platform/auth/audience.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { CommentsService } from '../comments/comments.service.js';
import type { Destination } from './destination.entity.js';
import { destinationView, type DestinationView } from './dto/destination.view.js';

/** Shows destinations with their comments. */
@Injectable()
export class DestinationComments {
  constructor(
    private readonly comments: CommentsService,
    private readonly media: MediaUrls,
  ) {}

  async show(destination: Destination, audience: Audience): Promise<DestinationView> {
    const [view] = await this.showAll([destination], audience);
    return view!;
  }

  /** The destinations with the comments that the audience may read, newest first; one query for all of them. */
  async showAll(destinations: readonly Destination[], audience: Audience): Promise<DestinationView[]> {
    const ids = destinations.map(({ id }) => id);
    const byDestination = await this.comments.byDestination(ids, audience);
    return destinations.map((one) => destinationView(one, byDestination.get(one.id) ?? [], audience, this.media));
  }
}

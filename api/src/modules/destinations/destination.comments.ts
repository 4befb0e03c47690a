import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { NEWEST_FIRST } from '../../common/list/newest-first.js';
import { PublicMedia } from '../../common/rich-text/public-media.js';
import { Comment } from '../comments/comment.entity.js';
import type { Destination } from './destination.entity.js';
import { destinationView, type DestinationView } from './dto/destination.view.js';

/**
 * Shows destinations with their comments. Those are read here and not through the comments' service, which itself needs
 * the destinations': the modules would stand in a circle.
 */
@Injectable()
export class DestinationComments {
  constructor(
    @InjectRepository(Comment) private readonly comments: Repository<Comment>,
    private readonly media: PublicMedia,
  ) {}

  async show(destination: Destination, audience: 'public' | 'staff'): Promise<DestinationView> {
    const [view] = await this.showAll([destination], audience);
    return view!;
  }

  /** The destinations with the comments that the audience may read, newest first; one query for all of them. */
  async showAll(destinations: readonly Destination[], audience: 'public' | 'staff'): Promise<DestinationView[]> {
    const comments = await this.comments.find({
      where: { destinationId: In(destinations.map(({ id }) => id)), ...(audience === 'public' && { isActive: true }) },
      order: NEWEST_FIRST,
    });
    const byDestination = Map.groupBy(comments, ({ destinationId }) => destinationId);
    return destinations.map((one) => destinationView(one, byDestination.get(one.id) ?? [], audience, this.media));
  }
}

import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { NEWEST_FIRST } from '../../common/list/newest-first.js';
import { Tour } from './tour.entity.js';

/** Who is asking: the public sees what is published, staff see everything (contract 1). */
export type Audience = 'public' | 'staff';

@Injectable()
export class ToursService {
  constructor(@InjectRepository(Tour) private readonly tours: Repository<Tour>) {}

  list(audience: Audience, limit?: number): Promise<Tour[]> {
    return this.tours.find({
      where: audience === 'public' ? { isPublished: true } : {},
      order: NEWEST_FIRST,
      ...(limit !== undefined && { take: limit }),
    });
  }

  /** @throws NotFoundException for an unknown tour, and for a draft when the public asks */
  async get(slug: string, audience: Audience): Promise<Tour> {
    const tour = await this.tours.findOneBy({ slug, ...(audience === 'public' && { isPublished: true }) });
    if (!tour) throw new NotFoundException('This tour was not found.');
    return tour;
  }

  /** The published tour with this id, or null. */
  findPublished(id: string): Promise<Tour | null> {
    return this.tours.findOneBy({ id, isPublished: true });
  }
}

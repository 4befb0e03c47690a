import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords } from '../audit/audited-records.js';
import { ContentKinds } from '../content/content-kinds.js';
import { ContentService } from '../content/content.service.js';
import type { CreateDestinationDto, UpdateDestinationDto } from './dto/destination.dto.js';
import { Destination } from './destination.entity.js';
import { DESTINATIONS } from './destination.kind.js';

@Injectable()
export class DestinationsService extends ContentService<Destination> {
  constructor(
    @InjectRepository(Destination) rows: Repository<Destination>,
    records: AuditedRecords,
    kinds: ContentKinds,
  ) {
    super(DESTINATIONS, { rows, records, kinds });
  }

  /** @throws Refused for an unknown destination, and for a draft */
  async publishedId(slug: string): Promise<string> {
    const found = await this.rows.findOne({ select: { id: true }, where: { slug, isPublished: true } });
    if (!found) throw DESTINATIONS.unknown();
    return found.id;
  }

  /** Creates a draft (rules/roles 3). */
  create(actor: Actor, fields: CreateDestinationDto): Promise<Destination> {
    return this.records.createUnderSlug(DESTINATIONS, actor, {
      title: fields.title,
      newsBody: fields.newsBody ?? '',
      images: fields.images ?? fields.image ?? [],
      isPublished: false,
      numberOfReading: 0,
      authorId: actor.user?.id ?? null,
      position: fields.position ?? null,
    });
  }

  /** Changes the fields that are given; never the slug. @throws Refused for an unknown destination */
  update(actor: Actor, slug: string, fields: UpdateDestinationDto): Promise<Destination> {
    const { title, newsBody, images, image, position, updatedAt: seen } = fields;
    return this.change(actor, slug, 'update', { title, newsBody, images: images ?? image, position }, { seen });
  }

  /** Publishes or unpublishes the destination. @throws Refused for an unknown destination */
  publish(actor: Actor, slug: string, isPublished: boolean): Promise<Destination> {
    return this.change(actor, slug, isPublished ? 'publish' : 'unpublish', { isPublished });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ContentKinds } from '../content/content-kinds.js';
import { ContentList } from '../content/content.list.js';
import { DestinationComments } from './destination.comments.js';
import { Destination } from './destination.entity.js';
import { DESTINATIONS } from './destination.kind.js';
import type { DestinationView } from './dto/destination.view.js';

const COLUMNS = {
  search: ['title', 'slug'],
  equals: ['isPublished', 'authorId', 'slug'],
  ranges: ['createdAt', 'numberOfReading'],
  sortable: ['title', 'numberOfReading', 'isPublished', 'createdAt'],
};

@Injectable()
export class DestinationList extends ContentList<Destination, DestinationView> {
  constructor(
    @InjectRepository(Destination) rows: Repository<Destination>,
    kinds: ContentKinds,
    private readonly comments: DestinationComments,
  ) {
    super(DESTINATIONS, COLUMNS, rows, kinds);
  }

  protected override views(destinations: readonly Destination[]): Promise<DestinationView[]> {
    return this.comments.showAll(destinations, 'staff');
  }

  protected override detail(destination: Destination): Promise<DestinationView> {
    return this.comments.show(destination, 'staff');
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Event } from './event.entity.js';

@Injectable()
export class EventsService {
  constructor(@InjectRepository(Event) private readonly events: Repository<Event>) {}

  /** The approved event with this id, or null. */
  findApproved(id: string): Promise<Event | null> {
    return this.events.findOneBy({ id, isApproved: true });
  }
}

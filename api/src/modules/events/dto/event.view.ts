import { ApiProperty } from '@nestjs/swagger';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import { TranslatedView, translationStateView } from '../../translations/dto/translation-state.view.js';
import type { Event } from '../event.entity.js';

/** An event as clients see it. */
export class EventView extends TranslatedView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Kigali Conservation Forum' })
  title: string;

  @ApiProperty({ example: 'kigali-conservation-forum' })
  slug: string;

  @ApiProperty({ example: 'https://www.imisozi.example/media/demo/kigali-skyline-noon.svg' })
  image: string;

  @ApiProperty({ example: '<p>Three days of talks and walks.</p>', description: 'Sanitised HTML.' })
  description: string;

  @ApiProperty({ format: 'date-time', example: '2027-03-01T08:00:00.000Z' })
  startDate: string;

  @ApiProperty({ format: 'date-time', example: '2027-03-01T16:00:00.000Z' })
  endDate: string;

  @ApiProperty({ example: 'Kigali Convention Centre' })
  place: string;

  @ApiProperty({ example: 50, description: 'US dollars; 0: free entry.' })
  price: number;

  @ApiProperty({ example: true })
  isApproved: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'When its content last changed.' })
  updatedAt: string;
}

/** An event as the dashboard shows it on its own page. */
export class EventDetailView extends EventView {
  @ApiProperty({ example: 2, description: 'Bookings that are pending, approved, or paid with travel still ahead.' })
  openOrders: number;
}

export class EventsAnswer {
  @ApiProperty({ type: [EventView] })
  data: EventView[];

  @ApiProperty({ example: 12 })
  eventsCount: number;
}

export class EventAnswer {
  @ApiProperty({ type: EventView })
  data: EventView;
}

export class EventSavedAnswer extends EventAnswer {
  @ApiProperty({ example: 'The event has been updated.' })
  message: string;
}

export function eventView(event: Event, media: MediaUrls): EventView {
  return {
    id: event.id,
    title: event.title,
    slug: event.slug,
    image: media.toUrl(event.image),
    description: media.withUrls(event.description),
    startDate: event.startDate.toISOString(),
    endDate: event.endDate.toISOString(),
    place: event.place,
    price: event.price,
    isApproved: event.isApproved,
    createdAt: event.createdAt.toISOString(),
    updatedAt: event.updatedAt.toISOString(),
    ...translationStateView(event),
  };
}

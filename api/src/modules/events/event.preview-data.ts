import { SAMPLES } from '../../texts/samples.js';
import { Event } from './event.entity.js';

/** A fictional event, for previews of mails. */
export const sampleEvent = (): Event =>
  Object.assign(new Event(), {
    id: '00000000-0000-4000-8000-000000000002',
    title: SAMPLES.event,
    slug: 'conservation-summit',
    image: '/media/event.svg',
    description: '<p>Two days of talks and workshops about forests, wildlife and the people who live beside them.</p>',
    startDate: new Date('2026-09-14T07:00:00Z'),
    endDate: new Date('2026-09-15T15:00:00Z'),
    place: SAMPLES.place,
    price: 150,
    isApproved: true,
  } satisfies Partial<Event>);

import type { DataSource, DeepPartial } from 'typeorm';
import { Review } from '../../src/modules/reviews/review.entity.js';
import { Comment } from '../../src/modules/comments/comment.entity.js';
import { Destination } from '../../src/modules/destinations/destination.entity.js';
import { Lodge } from '../../src/modules/lodges/lodge.entity.js';
import { Publication } from '../../src/modules/publications/publication.entity.js';

/** Records of the site's content, in addition to the tours and events of `factories.ts`. */
let count = 0;
const next = (word: string) => `${word} ${++count} of a content spec`;

export function makeDestination(dataSource: DataSource, fields: DeepPartial<Destination> = {}): Promise<Destination> {
  const title = next('Destination');
  const destinations = dataSource.getRepository(Destination);
  return destinations.save(
    destinations.create({
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      newsBody: '<p>A destination.</p>',
      images: ['/media/destination.svg'],
      isPublished: true,
      ...fields,
    }),
  );
}

export function makeLodge(dataSource: DataSource, fields: DeepPartial<Lodge> = {}): Promise<Lodge> {
  const title = next('Lodge');
  const lodges = dataSource.getRepository(Lodge);
  return lodges.save(
    lodges.create({
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      place: 'On a ridge',
      level: 'comfort',
      body: '<p>A lodge.</p>',
      images: ['/media/lodge.svg'],
      link: '',
      isPublished: true,
      ...fields,
    }),
  );
}

export function makePublication(dataSource: DataSource, fields: DeepPartial<Publication> = {}): Promise<Publication> {
  const publications = dataSource.getRepository(Publication);
  return publications.save(
    publications.create({
      title: next('Publication'),
      category: 'publication',
      pubDocument: '/media/publication.pdf',
      status: true,
      ...fields,
    }),
  );
}

/** A review that waits for staff. @param orderId id of an existing order */
export function makeReview(dataSource: DataSource, orderId: string): Promise<Review> {
  const reviews = dataSource.getRepository(Review);
  const trip = { orderId, tourId: orderId, tourTitle: 'A tour of a spec', travelledUntil: '2026-01-01' };
  return reviews.save(
    reviews.create({ ...trip, status: 'waiting', stars: 4, text: 'Of a spec', names: 'Spec', writtenAt: new Date() }),
  );
}

export function makeComment(dataSource: DataSource, fields: DeepPartial<Comment>): Promise<Comment> {
  const comments = dataSource.getRepository(Comment);
  return comments.save(
    comments.create({
      names: next('Commenter'),
      email: 'commenter@example.org',
      commentBody: 'A comment.',
      isActive: true,
      ...fields,
    }),
  );
}

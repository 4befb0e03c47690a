import type { DataSource, DeepPartial } from 'typeorm';
import { Comment } from '../../src/modules/comments/comment.entity.js';
import { Destination } from '../../src/modules/destinations/destination.entity.js';
import { Publication } from '../../src/modules/publications/publication.entity.js';

/** Records of the site's content, beside the tours and events of `factories.ts`. */
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

import slugify from 'slugify';
import { Like, type EntityManager, type EntityTarget } from 'typeorm';
import { isDuplicate, type Transactions } from '../platform/database/transactions.js';

const MAX_LENGTH = 100;

/** Routes of the API that a slug must not shadow: `/api/news/five`, `/api/tours/five`. */
const RESERVED = ['five'];

/** Each failed try means that another record with this title was created meanwhile. */
const TRIES = 50;

interface WithSlug {
  slug: string;
}

/** The part of a URL made from a title: lower-case ASCII words with hyphens, at most 100 characters (rules/api 6). */
export function slugOf(title: string): string {
  const slug = slugify(title, { lower: true, strict: true }).slice(0, MAX_LENGTH).replace(/-+$/, '');
  return slug || 'untitled';
}

/**
 * Inserts a record under a unique slug: the title's slug, or that with -2, -3 … appended. The unique index decides, so
 * simultaneous records with one title get different slugs.
 * @param insert saves the record under the given slug, through the given manager
 */
export async function insertUnderSlug<Entity extends WithSlug>(
  transactions: Transactions,
  entity: EntityTarget<Entity>,
  title: string,
  insert: (tx: EntityManager, slug: string) => Promise<Entity>,
): Promise<Entity> {
  for (let tries = 1; ; tries++) {
    try {
      return await transactions.run(async (tx) => insert(tx, await freeSlug(tx, entity, slugOf(title))));
    } catch (error) {
      if (tries >= TRIES || !isDuplicate(error)) throw error;
    }
  }
}

async function freeSlug<Entity extends WithSlug>(
  tx: EntityManager,
  entity: EntityTarget<Entity>,
  base: string,
): Promise<string> {
  const like: EntityTarget<WithSlug> = entity;
  const rows = await tx.find(like, { select: { slug: true }, where: { slug: Like(`${base}%`) } });
  const taken = new Set([...RESERVED, ...rows.map(({ slug }) => slug)]);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

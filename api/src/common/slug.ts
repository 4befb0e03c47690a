import slugify from 'slugify';

const LONGEST = 100;

/** The part of an address made from a title: lower case ASCII words with hyphens, 100 characters at most (contract 1). */
export function slugOf(title: string): string {
  const slug = slugify(title, { lower: true, strict: true }).slice(0, LONGEST).replace(/-+$/, '');
  return slug || 'untitled';
}

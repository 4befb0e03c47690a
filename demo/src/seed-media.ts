import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slugOf } from '@imisozi/api/common/slug';
import { pdfOf } from '@imisozi/api/common/pdf/pdf-studio';
import { readCompany } from '@imisozi/core/company';
import type { Env } from '@imisozi/api/config/env';
import { inProduct } from '@imisozi/api/config/product-folder';
import { destinations, events, lodges, publications, tours, type PublicationContent } from './content/index.ts';
import { team } from './content/team.ts';

const FOLDER = 'demo';
const DRAWINGS = inProduct('demo/drawings');

/** URLs of the demonstration pictures and documents. */
export interface SeedMedia {
  picture(scene: string): string;
  document(publication: PublicationContent): string;
}

/** Copies every picture that the content names and makes a PDF of every publication, into the local media folder. */
export async function seedMedia(env: Env): Promise<SeedMedia> {
  const folder = env.dataPath('media', FOLDER);
  await mkdir(folder, { recursive: true });
  const scenes = new Set([
    ...tours.flatMap(({ scene, gallery = [] }) => [scene, ...gallery.map((picture) => picture.scene)]),
    ...events.map(({ scene }) => scene),
    ...team.map(({ scene }) => scene),
    ...[...destinations, ...lodges].flatMap(({ images }) => images.map(({ scene }) => scene)),
  ]);
  await Promise.all([...scenes].map((scene) => copyFile(join(DRAWINGS, `${scene}.svg`), join(folder, `${scene}.svg`))));
  await Promise.all(publications.map(async (one) => writeFile(join(folder, documentName(one)), await documentOf(one))));
  return {
    picture: (scene) => `/media/${FOLDER}/${scene}.svg`,
    document: (publication) => `/media/${FOLDER}/${documentName(publication)}`,
  };
}

const documentName = ({ title }: PublicationContent) => `${slugOf(title)}.pdf`;

function documentOf({ document: { title, paragraphs }, category }: PublicationContent): Promise<Buffer> {
  return pdfOf({
    company: readCompany(process.env),
    title,
    language: 'en',
    at: new Date(),
    blocks: [
      { draw: 'title', title, number: category },
      ...paragraphs.map((text) => ({ draw: 'paragraph', text }) as const),
    ],
  });
}

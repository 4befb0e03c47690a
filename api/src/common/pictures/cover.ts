import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { MAX_PIXELS } from '@imisozi/core/fields/uploads';
import sharp, { type Sharp } from 'sharp';
import type { Env } from '../../config/env.js';
import { inProduct } from '../../config/product-folder.js';

const TIMEOUT_MS = 5_000;
const MAX_DOWNLOAD_BYTES = 12_000_000;
/** The only host that is ever called for pictures: the cloud service's. */
const CLOUD = 'https://res.cloudinary.com/';

const drawings = inProduct('site/dist/client/illustrations/');

/** In pixels. */
interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * A record's picture, cropped to fill a box; null if there is none, or it cannot be read.
 * @param address as stored in records, or a path of the site's illustrations
 */
export async function coverOf(address: string, { width, height }: Box, env: Env): Promise<Sharp | null> {
  try {
    const file = await load(address, env);
    if (!file) return null;
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width, height, fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  } catch {
    return null;
  }
}

async function load(address: string, env: Env): Promise<Buffer | null> {
  if (!address) return null;
  if (env.CLOUDINARY_URL && address.startsWith(CLOUD)) return download(address);
  const { origin, pathname } = new URL(address, `${env.PUBLIC_URL}/`);
  if (origin !== new URL(env.PUBLIC_URL).origin) return null;
  const path = decodeURIComponent(pathname);
  if (path.startsWith('/illustrations/')) return readBelow(drawings, path.slice('/illustrations/'.length));
  if (path.startsWith('/media/')) return readBelow(env.dataPath('media') + sep, path.slice('/media/'.length));
  return null;
}

/** `name` comes from a record: it must not lead outside the folder (path traversal). */
async function readBelow(folder: string, name: string): Promise<Buffer | null> {
  if (name.split(/[/\\]/).some((part) => part === '..' || part === '')) return null;
  return readFile(folder + name);
}

async function download(address: string): Promise<Buffer | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!answer.ok || !answer.body) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Counted, because the header may be wrong; leaving the loop ends the download.
  for await (const part of answer.body as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MAX_DOWNLOAD_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Env } from '../../config/env.js';
import { GROUND, HEIGHT, PICTURE_LEFT, WIDTH, wordsOf } from './share-picture.layout.js';
import type { SharePictureSubject } from './share-picture.subject.js';

/** Some networks leave out a picture that is larger. */
export const MOST_BYTES = 300_000;
/** Fewer colours until a picture is small enough; a drawing passes at the first step. */
const COLOURS = [256, 64, 16] as const;
/** Nothing the product keeps is larger (contract 6). */
const MOST_PIXELS = 50_000_000;
const PATIENCE_MS = 5_000;
const MOST_DOWNLOAD_BYTES = 12_000_000;
/** Where the cloud service keeps pictures; no other address is ever called, whatever a record names. */
const CLOUD = 'https://res.cloudinary.com/';
const SKY = '#7aa7a0';

const drawings = fileURLToPath(new URL('../../../../site/dist/client/illustrations/', import.meta.url));
const HILLS = '/illustrations/hero-hills.svg';

/** Draws a picture as PNG. A record's own picture that is missing or broken is replaced by the hills. */
export async function paint(subject: SharePictureSubject, env: Env): Promise<Buffer> {
  const words = await wordsOf(subject);
  const picture = (await cover(subject.picture, env)) ?? (await cover(HILLS, env));
  const whole = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: SKY } })
    .composite([
      ...(picture ? [{ input: picture, left: PICTURE_LEFT, top: 0 }] : []),
      { input: Buffer.from(GROUND), left: 0, top: 0 },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return smallPng(whole);
}

async function smallPng(pixels: Buffer): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  let png = Buffer.alloc(0);
  for (const colours of COLOURS) {
    png = await image.clone().png({ palette: true, colours, dither: 0.6, compressionLevel: 9, effort: 3 }).toBuffer();
    if (png.length < MOST_BYTES) break;
  }
  return png;
}

/** The record's picture in its place, or null where there is none to be had. */
async function cover(address: string, env: Env): Promise<Buffer | null> {
  try {
    const file = await load(address, env);
    if (!file) return null;
    return await sharp(file, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: WIDTH - PICTURE_LEFT, height: HEIGHT, fit: 'cover' })
      .png()
      .toBuffer();
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

/** `name` comes from a record: it must not lead out of the folder. */
async function readBelow(folder: string, name: string): Promise<Buffer | null> {
  if (name.split(/[/\\]/).some((part) => part === '..' || part === '')) return null;
  return readFile(folder + name);
}

async function download(address: string): Promise<Buffer | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? Infinity) > MOST_DOWNLOAD_BYTES) return null;
  return Buffer.from(await answer.arrayBuffer());
}

import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import sharp from 'sharp';
import type { Env } from '../../config/env.js';
import { inProduct } from '../../config/product-folder.js';
import { BACKGROUND, HEIGHT, PICTURE_LEFT, textLayer, WIDTH } from './share-picture.layout.js';
import type { SharePictureSubject } from './share-picture.subject.js';

/** Some networks ignore larger pictures. */
export const MAX_BYTES = 300_000;
/** Fewer colours until a picture is small enough; a drawing passes at the first step. */
const COLOURS = [256, 64, 16] as const;
/** Uploads are never larger (contract 6). */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_MS = 5_000;
const MAX_DOWNLOAD_BYTES = 12_000_000;
/** The host of the cloud service's pictures; no other host is ever called, whatever a record contains. */
const CLOUD = 'https://res.cloudinary.com/';
const SKY = '#7aa7a0';

const drawings = inProduct('site/dist/client/illustrations/');
const HILLS = '/illustrations/hero-hills.svg';

/** Draws a picture as PNG. A record's own picture that is missing or broken is replaced by the hills. */
export async function paint(subject: SharePictureSubject, env: Env): Promise<Buffer> {
  const text = await textLayer(subject);
  const picture = (await cover(subject.picture, env)) ?? (await cover(HILLS, env));
  const whole = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: SKY } })
    .composite([
      ...(picture ? [{ input: picture, left: PICTURE_LEFT, top: 0 }] : []),
      { input: Buffer.from(BACKGROUND), left: 0, top: 0 },
      { input: Buffer.from(text), left: 0, top: 0 },
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
    if (png.length < MAX_BYTES) break;
  }
  return png;
}

/** The record's picture, resized; null if there is none. */
async function cover(address: string, env: Env): Promise<Buffer | null> {
  try {
    const file = await load(address, env);
    if (!file) return null;
    return await sharp(file, { limitInputPixels: MAX_PIXELS })
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

/** `name` comes from a record: it must not leave the folder (path traversal). */
async function readBelow(folder: string, name: string): Promise<Buffer | null> {
  if (name.split(/[/\\]/).some((part) => part === '..' || part === '')) return null;
  return readFile(folder + name);
}

async function download(address: string): Promise<Buffer | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? Infinity) > MAX_DOWNLOAD_BYTES) return null;
  return Buffer.from(await answer.arrayBuffer());
}

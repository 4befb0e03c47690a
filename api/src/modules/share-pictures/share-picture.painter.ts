import sharp from 'sharp';
import { coverOf } from '../../common/pictures/cover.js';
import type { Env } from '../../config/env.js';
import { background, HEIGHT, isMirrored, PICTURE_WIDTH, textLayer, WIDTH } from './share-picture.layout.js';
import type { SharePictureSubject } from './share-picture.subject.js';

/** Some networks ignore larger pictures. */
export const MAX_BYTES = 300_000;
/** Tried in turn until a picture is small enough; drawings pass at the first step. */
const COLOURS = [256, 64, 16] as const;
const SKY = '#7aa7a0';

const HILLS = '/illustrations/hero-hills.svg';

/** Draws a picture as PNG. A record's own picture that is missing or broken is replaced by the hills. */
export async function paint(subject: SharePictureSubject, env: Env): Promise<Buffer> {
  const text = await textLayer(subject);
  const picture = await pictureOf(subject, env);
  const whole = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: SKY } })
    .composite([
      ...(picture ? [{ input: picture, left: isMirrored(subject) ? 0 : WIDTH - PICTURE_WIDTH, top: 0 }] : []),
      { input: Buffer.from(background(isMirrored(subject))), left: 0, top: 0 },
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

/** The record's picture, scaled and placed next to the text. */
async function pictureOf({ picture }: SharePictureSubject, env: Env): Promise<Buffer | null> {
  const box = { width: PICTURE_WIDTH, height: HEIGHT };
  const found = (await coverOf(picture, box, env)) ?? (await coverOf(HILLS, box, env));
  return found && found.png().toBuffer();
}

import sharp from 'sharp';
import { MARK_SIZE, markShapes } from '@imisozi/core/mark';
import { coverOf } from '../../common/pictures/cover.js';
import type { Env } from '../../config/env.js';
import { refusal } from '../../platform/errors/refused.js';

/** In pixels: twice the width of a mail, for sharp screens. */
const BOX = { width: 1_200, height: 500 };
const MARK_PIXELS = 108;
const QUALITY = 74;
/** The band of a mail is dark by day and by night. */
const ON_DARK = { hills: '#f6f0e2', sun: '#f0c46c' };

/** Draws a picture as JPEG, which every mail program shows. @throws Refused for one that is missing or broken */
export async function paint(picture: string, env: Env): Promise<Buffer> {
  const cover = await coverOf(picture, BOX, env);
  if (!cover) throw refusal('picture-not-found');
  return cover.flatten({ background: '#7aa7a0' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

/** Draws the mark as PNG: mail programs show no SVG. */
export const paintMark = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${MARK_PIXELS}" height="${MARK_PIXELS}" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${markShapes(ON_DARK)}</svg>`,
    ),
  )
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

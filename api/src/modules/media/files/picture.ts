import { MAX_PIXELS } from '@imisozi/core/fields/uploads';
import sharp, { type Sharp } from 'sharp';
import type { Picture, PictureFile, PictureFormat } from './checked-file.js';
import { firstPaintOf } from './picture-copies.js';

/** The longest side of a stored picture: a large screen. */
const MAX_SIDE = 2_560;

/** Decoding a maliciously slow picture is stopped after this time. */
const ENCODE_TIMEOUT_S = 30;

/** The names of the formats in sharp. AVIF is an AV1 picture in a HEIF container. */
const SHARP_NAMES: Readonly<Record<PictureFormat, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

const ENCODERS: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 84, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 84 }),
  avif: (image) => image.avif({ quality: 60, effort: 3 }),
};

/** An upload that begins like a picture. */
export interface UploadedPicture {
  readonly data: Uint8Array;
  readonly format: PictureFormat;
  /** Widths in pixels of the smaller copies that are needed at once. */
  readonly copyWidths: readonly number[];
}

/** The result for one upload. */
export interface PreparedUpload {
  readonly picture?: Picture;
  /** Why it is refused: it is not a complete picture of its format, or a decompression bomb. */
  readonly refusal?: PictureRefusal;
  /** An unexpected error while preparing it. */
  readonly error?: unknown;
}

type PictureRefusal = 'damaged' | 'tooManyPixels';

class RefusedPicture extends Error {
  constructor(readonly refusal: PictureRefusal) {
    super(refusal);
  }
}

/**
 * Decodes a picture, rotates it upright and rewrites it in its own format, which removes metadata and anything else in
 * the file (rules/media 3). No copy is wider than the picture itself.
 */
export async function prepareUpload(upload: UploadedPicture): Promise<PreparedUpload> {
  try {
    return { picture: await rewritten(upload) };
  } catch (error) {
    return error instanceof RefusedPicture ? { refusal: error.refusal } : { error };
  }
}

async function rewritten({ data, format, copyWidths }: UploadedPicture): Promise<Picture> {
  await checkHeader(data, format);
  const image = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: ENCODE_TIMEOUT_S })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const picture = await encode(ENCODERS[format](image));
  const copies: PictureFile[] = [];
  // One after the other: each decodes the whole picture.
  for (const width of copyWidths) {
    copies.push(await encode(sharp(picture.data).resize({ width, withoutEnlargement: true }).webp({ quality: 78 })));
  }
  return { format, ...picture, copies, firstPaint: await firstPaintOf(picture.data) };
}

/** The size is read from the header, without decoding the picture. */
async function checkHeader(data: Uint8Array, format: PictureFormat): Promise<void> {
  const header = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new RefusedPicture('damaged');
    });
  const { format: found, compression, width, height } = header;
  if (found !== SHARP_NAMES[format] || (format === 'avif' && compression !== 'av1'))
    throw new RefusedPicture('damaged');
  if (width * height > MAX_PIXELS) throw new RefusedPicture('tooManyPixels');
}

async function encode(image: Sharp): Promise<PictureFile> {
  try {
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return { data, size: { width: info.width, height: info.height } };
  } catch {
    throw new RefusedPicture('damaged');
  }
}

import sharp, { type Sharp } from 'sharp';
import type { Picture, PictureFormat, Size } from './checked-file.js';
import { damagedPicture, tooManyPixels } from './upload-errors.js';

/** What the largest phone cameras take; decoded it is 200 MB of memory. */
const MOST_PIXELS = 50_000_000;

/** The longest side of a stored picture: a large screen. */
const LONGEST_SIDE = 2_560;

/** A picture made to be slow to decode ends here. */
const PATIENCE_S = 30;

/** What sharp calls each format. AVIF is a picture of AV1 in a HEIF container. */
const SHARP_NAMES: Readonly<Record<PictureFormat, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

const ENCODERS: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 84, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 84 }),
  avif: (image) => image.avif({ quality: 60, effort: 3 }),
};

/**
 * Decodes a picture, turns it upright and writes it anew in its own format, so that metadata, and whatever else the
 * file carried, are gone (contract 6).
 * @throws UnsupportedMediaTypeException for what is not a whole picture of that format
 * @throws PayloadTooLargeException for a decompression bomb
 */
export async function rewritePicture(data: Buffer, format: PictureFormat): Promise<Picture> {
  await checkHeader(data, format);
  const image = sharp(data, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: PATIENCE_S })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  return { format, ...(await encode(ENCODERS[format](image))) };
}

/** Smaller copies of a picture as WebP, one for each width in pixels; none is wider than the picture itself. */
export function resizedCopies(
  picture: Picture,
  widths: readonly number[],
): Promise<{ readonly data: Buffer; readonly size: Size }[]> {
  return Promise.all(
    widths.map((width) =>
      encode(sharp(picture.data).resize({ width, withoutEnlargement: true }).webp({ quality: 78 })),
    ),
  );
}

/** The size is read from the header, without decoding the picture. */
async function checkHeader(data: Buffer, format: PictureFormat): Promise<void> {
  const header = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damagedPicture();
    });
  const { format: found, compression, width, height } = header;
  if (found !== SHARP_NAMES[format] || (format === 'avif' && compression !== 'av1')) throw damagedPicture();
  if (width * height > MOST_PIXELS) throw tooManyPixels();
}

async function encode(image: Sharp): Promise<{ data: Buffer; size: Size }> {
  try {
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return { data, size: { width: info.width, height: info.height } };
  } catch {
    throw damagedPicture();
  }
}

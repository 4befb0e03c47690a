import type { PictureFormat } from './checked-file.js';

const AVIF_BRANDS = new Set(['avif', 'avis']);

/**
 * What the first bytes say a file is; its name and declared type say nothing. Asked before any decoder sees the file,
 * so that drawings (SVG), TIFF, GIF and the like never reach one.
 */
export function formatOf(data: Buffer): PictureFormat | 'pdf' | undefined {
  const text = (from: number, to: number) => data.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && AVIF_BRANDS.has(text(8, 12))) return 'avif';
  if (/^%PDF-[12]\.\d/.test(text(0, 8))) return 'pdf';
  return undefined;
}

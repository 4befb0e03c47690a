import { StreamableFile } from '@nestjs/common';

/** A file that the product has made. */
interface MadeFile {
  readonly content: Buffer;
  readonly contentType: string;
  /** Of letters, digits, dots and hyphens. */
  readonly filename: string;
}

/** A paper, which browsers show. */
export const shownFile = (file: MadeFile): StreamableFile => answer(file, 'inline');

/** A file for another program, which browsers save. */
export const savedFile = (file: MadeFile): StreamableFile => answer(file, 'attachment');

const answer = ({ content, contentType, filename }: MadeFile, way: 'inline' | 'attachment'): StreamableFile =>
  new StreamableFile(content, { type: contentType, disposition: `${way}; filename="${filename}"` });

import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFormat } from '../files/checked-file.js';
import type { PictureCopy } from '../copies/picture-copy.js';
import { MEDIA_FOLDERS } from '../media.folders.js';
import type { CopyFiles, OriginalPicture } from './media-store.js';

const ORIGINAL = /^([0-9a-f]{32})\.(jpg|png|webp|avif)$/;

/** Undefined for a file that no longer exists. */
function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Copies of pictures, in the same local folder as the pictures. */
export class DiskCopies implements CopyFiles {
  /** @param root absolute path of the folder */
  constructor(private readonly root: string) {}

  async *originals(): AsyncIterable<OriginalPicture> {
    for (const folder of MEDIA_FOLDERS) {
      const names = await readdir(join(this.root, folder)).catch(undefinedWhereMissing);
      for (const name of names ?? []) {
        const [, stem, format] = ORIGINAL.exec(name) ?? [];
        if (stem) yield { publicId: `${folder}/${stem}`, format: format as PictureFormat };
      }
    }
  }

  async widthOf({ publicId, format }: OriginalPicture): Promise<number | undefined> {
    const { default: sharp } = await import('sharp');
    const header = await sharp(join(this.root, `${publicId}.${format}`))
      .metadata()
      .catch(() => undefined);
    return header?.width;
  }

  read({ publicId, format }: OriginalPicture): Promise<Buffer | undefined> {
    return readFile(join(this.root, `${publicId}.${format}`)).catch(undefinedWhereMissing);
  }

  async has(copy: PictureCopy): Promise<boolean> {
    return (await stat(this.pathOf(copy)).catch(undefinedWhereMissing)) !== undefined;
  }

  async put(copy: PictureCopy, data: Uint8Array): Promise<void> {
    const path = this.pathOf(copy);
    // A name that does not count as a copy if the process dies here, and that the cleaner finds.
    const unfinished = `${path}.${randomBytes(8).toString('hex')}.part`;
    try {
      await writeFile(unfinished, data, { flag: 'wx' });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  private pathOf({ publicId, width, format }: PictureCopy): string {
    return join(this.root, `${publicId}-${width}.${format}`);
  }
}

import { PICTURE_WIDTHS } from '@imisozi/core/picture-widths';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CheckedFile } from '../files/checked-file.js';
import { MEDIA_FOLDERS, type MediaFolder } from '../media.folders.js';
import { DiskCopies } from './disk-copies.js';
import { MediaStore, ownTicket, type StoredMedia, type UploadFields, type UploadTicket } from './media-store.js';

/** The names that {@link LocalDisk.save} creates; other files in the folder are not touched. */
const OWN_NAME = /^([0-9a-f]{32})(?:-\d+)?\.(?:jpg|png|webp|avif|pdf)(?:\.[0-9a-f]{16}\.part)?$/;

function noneWhereMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** Stores media in a local folder, which the web process serves at `/media/`; the default. */
export class LocalDisk extends MediaStore {
  override readonly copies: DiskCopies;
  override readonly copyWidths = PICTURE_WIDTHS;

  /**
   * @param root absolute path of the folder
   * @param publicUrl the site's URL, without a trailing slash
   */
  constructor(
    private readonly root: string,
    private readonly publicUrl: string,
  ) {
    super();
    this.copies = new DiskCopies(root);
  }

  ticketFor(fields: UploadFields): UploadTicket {
    return ownTicket(fields);
  }

  async save(file: CheckedFile, { folder }: UploadFields): Promise<StoredMedia> {
    // The original file name is not used: it could lead to another folder, or exist already.
    const publicId = `${folder}/${randomBytes(16).toString('hex')}`;
    const narrow = file.format === 'pdf' ? [] : file.copies;
    const versions = narrow.map(({ data, size }, index) => ({
      name: `${publicId}-${this.copyWidths[index]}.webp`,
      data,
      size,
    }));
    const name = `${publicId}.${file.format}`;
    await this.writeAll([...versions, { name, data: file.data }]);
    return {
      address: this.addressOf(name),
      publicId,
      format: file.format,
      bytes: file.data.length,
      ...(file.size && { size: file.size }),
      versions: versions.map((version) => ({ ...version.size, address: this.addressOf(version.name) })),
    };
  }

  async *list(): AsyncIterable<string> {
    for (const folder of MEDIA_FOLDERS) {
      const names = await readdir(join(this.root, folder)).catch(noneWhereMissing);
      yield* new Set(names.flatMap((name) => OWN_NAME.exec(name)?.[1] ?? []).map((stem) => `${folder}/${stem}`));
    }
  }

  async remove(publicId: string): Promise<void> {
    const [folder, stem] = publicId.split('/') as [MediaFolder, string];
    if (!MEDIA_FOLDERS.includes(folder)) return;
    const names = await readdir(join(this.root, folder)).catch(noneWhereMissing);
    const own = names.filter((name) => OWN_NAME.exec(name)?.[1] === stem);
    await Promise.all(own.map((name) => rm(join(this.root, folder, name), { force: true })));
  }

  /** Writes all of the files, or none. */
  private async writeAll(files: readonly { readonly name: string; readonly data: Uint8Array }[]): Promise<void> {
    const paths = files.map(({ name }) => join(this.root, name));
    try {
      await mkdir(dirname(paths[0]!), { recursive: true });
      const writing = files.map(({ data }, index) => writeFile(paths[index]!, data, { flag: 'wx' }));
      // All writes must have ended before any file is removed.
      const failed = (await Promise.allSettled(writing)).find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    } catch (error) {
      await Promise.all(paths.map((path) => rm(path, { force: true })));
      throw error;
    }
  }

  private addressOf(name: string): string {
    return `${this.publicUrl}/media/${name}`;
  }
}

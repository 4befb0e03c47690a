import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupStore } from './backup-store.js';

/** Files that a killed process left unfinished. */
const UNFINISHED = '.part';

/** A folder of this machine, best of another disk. */
export class FolderStore implements BackupStore {
  constructor(readonly label: string) {}

  async names(): Promise<string[]> {
    const names = await readdir(this.label).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => !name.endsWith(UNFINISHED));
  }

  async write(name: string, content: Readable): Promise<void> {
    await mkdir(this.label, { recursive: true });
    for (const left of await readdir(this.label)) if (left.endsWith(UNFINISHED)) await this.remove(left);
    const unfinished = join(this.label, `${name}${UNFINISHED}`);
    await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, join(this.label, name));
    const folder = await open(this.label);
    await folder.sync();
    await folder.close();
  }

  read(name: string): Promise<Readable> {
    return Promise.resolve(createReadStream(join(this.label, name)));
  }

  remove(name: string): Promise<void> {
    return rm(join(this.label, name), { force: true });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

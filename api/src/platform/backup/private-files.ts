import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder in DATA_DIR for what a backup or a restore has unfinished. */
export const WORK_FOLDER = 'backup-work';

/**
 * What of DATA_DIR is in no backup: the database, which has a part of its own; pictures that are drawn again; and keys,
 * which belong elsewhere than what they open.
 */
const LEFT_OUT = /^(?:app\.sqlite.*|share-pictures|mail-pictures|jwt-secret|data-key|lost\+found|\.nfs.*)$/;

/** Files that are being written. */
const UNFINISHED = '.part';

/** One file below DATA_DIR. */
export interface PrivateFile {
  /** With `/` between folders. */
  readonly path: string;
  readonly size: number;
}

/** Pictures, documents and whatever else the product keeps in DATA_DIR, folder by folder, in the order of their names. */
export async function* privateFiles(dataDir: string, below = ''): AsyncGenerator<PrivateFile> {
  const entries = await readdir(join(dataDir, below), { withFileTypes: true }).catch(noneIfGone);
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (below === '' && (LEFT_OUT.test(entry.name) || entry.name === WORK_FOLDER)) continue;
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* privateFiles(dataDir, path);
    if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) continue;
    // Deleted since: the product deletes only what nothing uses.
    const found = await stat(join(dataDir, path)).catch(() => null);
    if (found) yield { path, size: found.size };
  }
}

function noneIfGone(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return [];
  throw error;
}

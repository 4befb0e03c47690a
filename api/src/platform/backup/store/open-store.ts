import { fileURLToPath } from 'node:url';
import type { BackupStore } from './backup-store.js';
import { FolderStore } from './folder-store.js';

/** The place of BACKUP_TO: a folder, as a path or as `file:///…`. */
export function openStore(place: string): BackupStore {
  return new FolderStore(place.startsWith('file:') ? fileURLToPath(place) : place);
}

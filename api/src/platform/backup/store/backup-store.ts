import type { Readable } from 'node:stream';

/** Where backups are kept: whole files by their names. */
export interface BackupStore {
  /** The place in words, without secrets. */
  readonly label: string;
  names(): Promise<string[]>;
  /** Keeps a file; it has its name only once it is whole. */
  write(name: string, content: Readable): Promise<void>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

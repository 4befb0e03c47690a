import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email } from 'postal-mime';

const NAME = /^\d{17}-[0-9a-f-]{36}\.eml$/;

/** A parsed mail of the folder. */
export interface StoredMail {
  readonly name: string;
  readonly email: Email;
}

/** Reads the folder that the embedded adapter writes to. */
export class DevMailbox {
  constructor(private readonly folder: string) {}

  /** Newest first. */
  async list(limit: number): Promise<StoredMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const newest = names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse()
      .slice(0, limit);
    return Promise.all(newest.map(async (name) => ({ name, email: await this.parse(name) })));
  }

  /** Null if the folder has no mail with this name. */
  async find(name: string): Promise<StoredMail | null> {
    if (!NAME.test(name)) return null;
    const email = await this.parse(name).catch(() => null);
    return email && { name, email };
  }

  private async parse(name: string): Promise<Email> {
    const { default: PostalMime } = await import('postal-mime');
    return PostalMime.parse(await readFile(join(this.folder, name)));
  }
}

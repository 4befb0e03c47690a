import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@nestjs/common';

/** Pictures that are drawn at the first request, and cached in a folder. */
export class DrawnPictures {
  private readonly drawing = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly logger: Logger,
  ) {}

  /**
   * Requests for a picture that is being drawn share the result.
   * @param name its file name, which changes with what it shows
   * @param isEarlier whether another file is an earlier picture of the same
   */
  async get(name: string, draw: () => Promise<Buffer>, isEarlier: (other: string) => boolean): Promise<Buffer> {
    const cached = await readFile(this.path(name)).catch(() => null);
    if (cached) return cached;
    let drawn = this.drawing.get(name);
    if (!drawn) {
      drawn = this.oneByOne(() => this.draw(name, draw, isEarlier)).finally(() => this.drawing.delete(name));
      this.drawing.set(name, drawn);
    }
    return drawn;
  }

  /** Drawing takes a whole CPU core: a crawler that requests all pictures at once must not occupy all of them. */
  private oneByOne<T>(task: () => Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result.catch(() => undefined);
    return result;
  }

  private async draw(
    name: string,
    draw: () => Promise<Buffer>,
    isEarlier: (other: string) => boolean,
  ): Promise<Buffer> {
    const drawn = await draw();
    // If the disk is full, the picture is sent all the same, and drawn again for the next request.
    await this.cache(name, drawn, isEarlier).catch((error) =>
      this.logger.warn(`${name} was not cached: ${String(error)}`),
    );
    return drawn;
  }

  private async cache(name: string, drawn: Buffer, isEarlier: (other: string) => boolean): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    // Another process may read it at any time, so it is written under another name and renamed.
    await writeFile(`${this.path(name)}.part`, drawn);
    await rename(`${this.path(name)}.part`, this.path(name));
    // Older versions are no longer requested. Without them there are at most as many files as records times languages.
    const earlier = (await readdir(this.folder)).filter((other) => other !== name && isEarlier(other));
    await Promise.all(earlier.map((other) => rm(this.path(other), { force: true })));
  }

  private path(name: string): string {
    return join(this.folder, name);
  }
}

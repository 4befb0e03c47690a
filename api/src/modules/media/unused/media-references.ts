import { Injectable } from '@nestjs/common';
import { InjectCompany } from '../../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { MEDIA_FOLDERS } from '../media.folders.js';

const PUBLIC_ID = new RegExp(`(?:${MEDIA_FOLDERS.join('|')})/[\\w-]+`, 'g');
const WIDTH = /-\d+$/;

/** Finds out which stored files are in use. Modules whose records show media register here. */
@Injectable()
export class MediaReferences {
  private readonly sources: (() => AsyncIterable<object>)[] = [];

  constructor(@InjectCompany() private readonly company: Company) {}

  /**
   * @param records reads all records that show media, in parts: there may be many, and long ones. All their text is
   * searched, so that a new field is never forgotten
   */
  register(records: () => AsyncIterable<object>): void {
    this.sources.push(records);
  }

  /** The public ids of all files that a record or a company setting refers to. */
  async collect(): Promise<Set<string>> {
    const used = new Set<string>();
    collectIds(used, this.company);
    for (const records of this.sources) for await (const record of records()) collectIds(used, record);
    return used;
  }
}

/** Adds every public id in the content, whatever its shape; a resized copy counts as its picture. */
function collectIds(used: Set<string>, content: object): void {
  for (const [publicId] of JSON.stringify(content).matchAll(PUBLIC_ID)) {
    used.add(publicId);
    used.add(publicId.replace(WIDTH, ''));
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { InjectCompany } from '../../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { Destination } from '../../destinations/destination.entity.js';
import { Event } from '../../events/event.entity.js';
import { Publication } from '../../publications/publication.entity.js';
import { Tour } from '../../tours/tour.entity.js';
import { MEDIA_FOLDERS } from '../media.folders.js';

/** Records that show media. All their text counts, so that a new field is never forgotten. */
const HOLDERS: readonly EntityTarget<ObjectLiteral>[] = [Destination, Event, Publication, Tour];

const PUBLIC_ID = new RegExp(`(?:${MEDIA_FOLDERS.join('|')})/[\\w-]+`, 'g');
const WIDTH = /-\d+$/;

/** Finds out which stored files are in use. */
@Injectable()
export class MediaReferences {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectCompany() private readonly company: Company,
  ) {}

  /** The public ids of all files that some record, or a setting of the company, refers to. */
  async collect(): Promise<Set<string>> {
    const used = new Set<string>();
    note(used, this.company);
    for (const holder of HOLDERS) {
      for (const record of await this.dataSource.getRepository(holder).find({ loadEagerRelations: false })) {
        note(used, record);
      }
    }
    return used;
  }
}

/** Takes every address out of what may be text, lists or objects of it; a narrower copy stands for its picture. */
function note(used: Set<string>, content: object): void {
  for (const [publicId] of JSON.stringify(content).matchAll(PUBLIC_ID)) {
    used.add(publicId);
    used.add(publicId.replace(WIDTH, ''));
  }
}

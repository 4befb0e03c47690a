import { Entity, PrimaryColumn } from 'typeorm';
import { TimeColumn } from '../../../platform/database/columns.js';

/** A stored file that no record refers to, and since when it is known to be unused. */
@Entity('unused_media')
export class UnusedMedia {
  @PrimaryColumn({ type: 'varchar', length: 200 })
  publicId: string;

  @TimeColumn()
  unusedSince: Date;
}

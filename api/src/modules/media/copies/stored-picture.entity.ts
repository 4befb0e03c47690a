import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TextColumn, TimeColumn } from '../../../platform/database/columns.js';
import type { PictureFormat } from '../files/checked-file.js';

/** The metadata of an uploaded picture that pages need before it is loaded. */
@Entity('pictures')
@Index('pictures_added', ['addedAt'])
export class StoredPicture {
  @PrimaryColumn({ type: 'varchar', length: 200 })
  publicId: string;

  @TextColumn(4)
  format: PictureFormat;

  /** In pixels. */
  @Column({ type: 'int' })
  width: number;

  /** Its mean colour, as `#2f6b4a`; null if it is partly transparent, or not examined yet. */
  @TextColumn(7, { nullable: true })
  colour: string | null;

  /**
   * A WebP a few pixels wide, in base64; null where `colour` is null, and for pictures older than previews. Empty once
   * a job was queued for it, and stays empty if it would be too large.
   */
  @TextColumn(400, { nullable: true })
  preview: string | null;

  @TimeColumn()
  addedAt: Date;

  /** When all its copies were complete; null while they are being made. */
  @TimeColumn({ nullable: true })
  copiedAt: Date | null;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TextColumn, TimeColumn } from '../../../platform/database/columns.js';
import type { PictureFormat } from '../files/checked-file.js';

/** An uploaded picture, as pages need to know it before it is loaded. */
@Entity('pictures')
@Index('pictures_added', ['addedAt'])
export class StoredPicture {
  @PrimaryColumn({ type: 'varchar', length: 200 })
  publicId: string;

  @TextColumn(4)
  format: PictureFormat;

  /** Pixels. */
  @Column({ type: 'int' })
  width: number;

  /** Its mean, as `#2f6b4a`; null for one that is transparent somewhere, or not looked at yet. */
  @TextColumn(7, { nullable: true })
  colour: string | null;

  /**
   * A WebP of a few pixels in base64; null as `colour` is, and for pictures that are older than previews. Empty once a job was
   * asked for it, and stays so where it would be too large.
   */
  @TextColumn(400, { nullable: true })
  preview: string | null;

  @TimeColumn()
  addedAt: Date;

  /** When all its copies were there; null while they are being made. */
  @TimeColumn({ nullable: true })
  copiedAt: Date | null;
}

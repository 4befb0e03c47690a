import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Best first: a browser takes the first that it knows. */
export const COPY_FORMATS = ['avif', 'webp'] as const;
export type CopyFormat = (typeof COPY_FORMATS)[number];

/** A copy of an uploaded picture that a job made: the file `<publicId>-<width>.<format>`. */
@Entity('picture_copies')
export class PictureCopy {
  @PrimaryColumn({ type: 'varchar', length: 200 })
  publicId: string;

  /** Pixels. */
  @PrimaryColumn({ type: 'int' })
  width: number;

  @PrimaryColumn({ type: 'varchar', length: 4 })
  format: CopyFormat;

  @Column({ type: 'int' })
  bytes: number;
}

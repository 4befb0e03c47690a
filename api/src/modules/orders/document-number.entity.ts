import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of a series, such as `order-2026`; a series has no gaps. */
@Entity('document_numbers')
export class DocumentNumber {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  series: string;

  @Column({ type: 'int', default: 0 })
  last: number;
}

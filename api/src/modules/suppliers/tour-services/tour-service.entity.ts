import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { TourServiceRule } from '@imisozi/core/tour-services';
import { TimestampedEntity } from '../../../platform/database/base-entities.js';
import { CountColumn, RefColumn, TextColumn } from '../../../platform/database/columns.js';
import { Tour } from '../../tours/tour.entity.js';
import { Supplier } from '../supplier.entity.js';

/**
 * What a day of a tour asks of a supplier for each booking (rules/suppliers 7). It is not part of the tour, so that
 * nothing that shows a tour can show it.
 */
@Entity('tour_services')
@Index('tour_services_tour', ['tourId', 'day', 'createdAt', 'id'])
@Index('tour_services_supplier', ['supplierId'])
@Index('tour_services_created', ['createdAt', 'id'])
export class TourService extends TimestampedEntity implements TourServiceRule {
  @RefColumn()
  tourId: string;

  @ManyToOne(() => Tour, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tourId', foreignKeyConstraintName: 'tour_services_tour_fk' })
  tour?: Relation<Tour>;

  @RefColumn()
  supplierId: string;

  @ManyToOne(() => Supplier, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'supplierId', foreignKeyConstraintName: 'tour_services_supplier_fk' })
  supplier?: Relation<Supplier>;

  /** Its place in the itinerary, from 1. */
  @CountColumn()
  day: number;

  @TextColumn(200)
  what: string;

  @CountColumn()
  days: number;

  /** Null: one unit for the booking. */
  @Column({ type: 'int', nullable: true })
  peoplePerUnit: number | null;

  /** For the supplier, who reads it. */
  @TextColumn(500)
  note: string;
}

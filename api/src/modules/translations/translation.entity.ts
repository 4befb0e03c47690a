import { Column, Entity, Index, JoinColumn, ManyToOne, OneToMany, type Relation } from 'typeorm';
import type { LanguageCode } from '@imisozi/core/languages';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { RefColumn, TextColumn } from '../../platform/database/columns.js';
import { TranslatedField } from './translated-field.entity.js';

/** The translation of one record into one language; deleted with the record. One of the references is set. */
@Entity('translations')
@Index('translations_tours', ['tourId', 'language'], { unique: true })
@Index('translations_destinations', ['destinationId', 'language'], { unique: true })
@Index('translations_events', ['eventId', 'language'], { unique: true })
@Index('translations_publications', ['publicationId', 'language'], { unique: true })
@Index('translations_records', ['recordKind', 'recordId', 'language'], { unique: true })
export class Translation extends TimestampedEntity {
  @RefColumn({ nullable: true })
  tourId: string | null;

  @ManyToOne('Tour', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'tourId', foreignKeyConstraintName: 'translations_tours_fk' })
  tour?: object | null;

  @RefColumn({ nullable: true })
  destinationId: string | null;

  @ManyToOne('Destination', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'destinationId', foreignKeyConstraintName: 'translations_destinations_fk' })
  destination?: object | null;

  @RefColumn({ nullable: true })
  eventId: string | null;

  @ManyToOne('Event', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'eventId', foreignKeyConstraintName: 'translations_events_fk' })
  event?: object | null;

  @RefColumn({ nullable: true })
  publicationId: string | null;

  @ManyToOne('Publication', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'publicationId', foreignKeyConstraintName: 'translations_publications_fk' })
  publication?: object | null;

  /** The kind's name in the dashboard, for kinds without a column of their own above. */
  @TextColumn(40, { nullable: true })
  recordKind: string | null;

  @RefColumn({ nullable: true })
  recordId: string | null;

  @TextColumn(10)
  language: LanguageCode;

  /** Counts from 1: the version that an editor has seen. */
  @Column({ type: 'int' })
  version: number;

  /** The mail address of the last editor. */
  @TextColumn(254)
  author: string;

  @OneToMany(() => TranslatedField, ({ translation }) => translation)
  fields?: Relation<TranslatedField>[];
}

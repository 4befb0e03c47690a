import { Entity, PrimaryColumn } from 'typeorm';
import { ID_LENGTH } from '../columns.js';
import { SEARCH_WORDS } from './search-words.js';

/** A word that a record is found by. A search reads its primary key instead of all records. */
@Entity(SEARCH_WORDS)
export class SearchWord {
  /** The table of the record. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: string;

  /** Bytes, like the search text, so that both databases sort them alike. */
  @PrimaryColumn({ type: 'varbinary', length: 100 })
  word: Buffer;

  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  recordId: string;
}

import { Entity, Index, PrimaryColumn } from 'typeorm';
import { SEARCH_SPELLINGS } from './spellings.js';

/** A word of somebody's name without one of its letters: a misspelt word shares such a spelling with the right one. */
@Entity(SEARCH_SPELLINGS)
@Index('search_spellings_word', ['word'])
export class SearchSpelling {
  /** Bytes, like the words themselves. */
  @PrimaryColumn({ type: 'varbinary', length: 100 })
  spelling: Buffer;

  @PrimaryColumn({ type: 'varbinary', length: 100 })
  word: Buffer;
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { catYear } from '@imisozi/core/kigali-time';
import { isDuplicate } from '../../database/transactions.js';
import { DocumentNumber } from './document-number.entity.js';

const DIGITS = 6;

/** The kinds of documents that are numbered, and the prefixes of their numbers. */
const PREFIXES = { order: '', invoice: 'INV-', receipt: 'RCT-' } as const;
export type DocumentKind = keyof typeof PREFIXES;

/** Gives numbers without gaps: the number is taken in the transaction of what it names, and given back with it. */
@Injectable()
export class DocumentNumbers {
  /**
   * The next number of this year's series, such as `2026-000042`; with its prefix for all kinds but orders. Waits for a
   * transaction that is taking one, so take it before the transaction reads anything: what it read would be old.
   */
  async next(tx: EntityManager, kind: DocumentKind): Promise<string> {
    const year = catYear(new Date());
    const series = `${kind}-${year}`;
    if (!(await this.increment(tx, series))) {
      await tx.insert(DocumentNumber, { series, last: 0 }).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
      await this.increment(tx, series);
    }
    // The row is locked since the update, so this reads our own number.
    const { last } = await tx.findOneByOrFail(DocumentNumber, { series });
    return `${PREFIXES[kind]}${year}-${String(last).padStart(DIGITS, '0')}`;
  }

  private async increment(tx: EntityManager, series: string): Promise<boolean> {
    const result = await tx.increment(DocumentNumber, { series }, 'last', 1);
    return result.affected === 1;
  }
}

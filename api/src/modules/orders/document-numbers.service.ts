import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { catYear } from '@imisozi/core/kigali-time';
import { isDuplicate } from '../../platform/database/transactions.js';
import { DocumentNumber } from './document-number.entity.js';

const DIGITS = 6;

/** The kinds of documents that are numbered, and the prefixes of their numbers. */
const PREFIXES = {
  order: '',
  invoice: 'INV-',
  receipt: 'RCT-',
  'credit-note': 'CRN-',
  quote: 'Q-',
  voucher: 'VCH-',
  'gift-voucher': 'GFT-',
} as const;
export type DocumentKind = keyof typeof PREFIXES;

/**
 * Issues numbers without gaps: a number is taken in the transaction that uses it, and is free again if that is rolled
 * back.
 */
@Injectable()
export class DocumentNumbers {
  /** {@link take} for one number. */
  async next(tx: EntityManager, kind: DocumentKind): Promise<string> {
    const [number] = await this.take(tx, kind, 1);
    return number!;
  }

  /**
   * The next numbers of this year's series, such as `2026-000042`; with a prefix for all kinds but orders. Waits for
   * other transactions that take numbers, so call it first: data read before would be outdated.
   */
  async take(tx: EntityManager, kind: DocumentKind, count: number): Promise<string[]> {
    const year = catYear(new Date());
    const series = `${kind}-${year}`;
    if (!(await this.increment(tx, series, count))) {
      await tx.insert(DocumentNumber, { series, last: 0 }).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
      await this.increment(tx, series, count);
    }
    // The update has locked the row, so this reads the numbers just taken.
    const { last } = await tx.findOneByOrFail(DocumentNumber, { series });
    const numberOf = (value: number) => `${PREFIXES[kind]}${year}-${String(value).padStart(DIGITS, '0')}`;
    return Array.from({ length: count }, (_, index) => numberOf(last - count + 1 + index));
  }

  private async increment(tx: EntityManager, series: string, by: number): Promise<boolean> {
    const result = await tx.increment(DocumentNumber, { series }, 'last', by);
    return result.affected === 1;
  }
}

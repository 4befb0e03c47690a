import { createHash } from 'node:crypto';
import { foldText } from '@imisozi/core/fold-text';
import type { StatementLine } from './reading/statement-line.js';

/**
 * What makes each row of an account itself, whatever file it is uploaded in again (rules/statements 2): account, day,
 * direction, amount, currency, reference, name and text, and which one it is of several that are equal in these.
 * @returns one for each line, in hexadecimal
 */
export function fingerprintsOf(account: string, lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ day, direction, amount, currency, reference, name, text }) => {
    const parts = [plain(account), day, direction, amount, currency, plain(reference), plain(name), plain(text)];
    const row = JSON.stringify(parts);
    const running = (seen.get(row) ?? 0) + 1;
    seen.set(row, running);
    return createHash('sha256').update(`${row} ${running}`).digest('hex');
  });
}

/** Banks change spaces, line breaks and capitals from one export to the next. */
const plain = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

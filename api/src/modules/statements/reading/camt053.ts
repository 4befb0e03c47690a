import { addDays, today } from '@imisozi/core/kigali-time';
import type { LedgerDirection } from '@imisozi/core/ledger';
import { MAX_STATEMENT_ROWS } from '@imisozi/core/statements';
import { refusal } from '../../../platform/errors/refused.js';
import { amountIn, currencyNamed, inMinorUnits, isKeepable } from './amounts.js';
import { dayIn } from './days.js';
import type { LeftOutBecause, ReadStatement, StatementLine } from './statement-line.js';
import { oneLineOf, referenceOf } from './texts.js';
import { attributeOf, childrenOf, readXml, textAt, textOf, type XmlElement } from './xml-tree.js';

/**
 * The movements of a camt.053 file (ISO 20022, any version). An entry that stands for several transactions with
 * amounts of their own is a row for each.
 * @throws Refused for another file, and for one with too many rows or several accounts
 */
export function readCamt053(text: string): ReadStatement {
  const root = readXml(text);
  const statements = root ? childrenOf(root, 'Document', 'BkToCstmrStmt', 'Stmt') : [];
  if (statements.length === 0) throw refusal('statement-not-camt053');
  const accounts = new Set(statements.map(accountOf));
  if (accounts.size > 1) throw refusal('statement-several-accounts');
  const movements = statements.flatMap((one) => childrenOf(one, 'Ntry')).flatMap(movementsOf);
  if (movements.length > MAX_STATEMENT_ROWS) throw refusal('statement-too-long', { max: MAX_STATEMENT_ROWS });
  const read = movements.map(lineOf);
  return {
    account: [...accounts][0] ?? '',
    lines: read.filter((line) => typeof line !== 'string'),
    leftOut: read.flatMap((line, index) => (typeof line === 'string' ? [{ row: index + 1, because: line }] : [])),
  };
}

const accountOf = (statement: XmlElement): string =>
  textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');

/** A transaction of an entry, or the entry itself. */
interface Movement {
  readonly entry: XmlElement;
  readonly transaction: XmlElement;
  readonly amount: XmlElement | undefined;
}

function movementsOf(entry: XmlElement): readonly Movement[] {
  const transactions = childrenOf(entry, 'NtryDtls', 'TxDtls');
  const whole = childrenOf(entry, 'Amt')[0];
  if (transactions.length < 2) return [{ entry, transaction: transactions[0] ?? {}, amount: whole }];
  const split = transactions.map((transaction) => ({
    entry,
    transaction,
    amount: childrenOf(transaction, 'Amt')[0] ?? childrenOf(transaction, 'AmtDtls', 'TxAmt', 'Amt')[0],
  }));
  // Only amounts in the currency of the account add up.
  const isComplete = split.every(({ amount }) => amount && attributeOf(amount, 'Ccy') === attributeOf(whole, 'Ccy'));
  return isComplete ? split : [{ entry, transaction: transactions[0]!, amount: whole }];
}

function lineOf({ entry, transaction, amount }: Movement): StatementLine | LeftOutBecause {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (status !== '' && status !== 'BOOK') return 'not-booked';
  const [booked, valued] = ['BookgDt', 'ValDt'].map((name) => textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm'));
  const day = dayIn(booked || valued || '', 'YMD');
  if (!day) return 'day';
  if (day > addDays(today(), 1)) return 'future';
  const currency = currencyNamed(attributeOf(amount, 'Ccy'));
  if (!currency) return 'currency';
  const value = amountIn(textOf(amount), '.');
  if (value === undefined || value < 0) return 'amount';
  const minor = inMinorUnits(currency, value);
  if (minor === 0) return 'zero';
  if (!isKeepable(minor)) return 'amount';
  const direction = directionOf(entry, transaction);
  return {
    ...{ day, direction, amount: minor, currency },
    name: oneLineOf(nameOf(transaction, direction), 150),
    text: oneLineOf(wordsOf(entry, transaction), 500),
    reference: referenceOf(
      textAt(transaction, 'Refs', 'AcctSvcrRef'),
      textAt(entry, 'AcctSvcrRef'),
      textAt(transaction, 'Refs', 'EndToEndId'),
      textAt(entry, 'NtryRef'),
    ),
  };
}

/** A reversal carries the direction in which the money goes now. */
const directionOf = (entry: XmlElement, transaction: XmlElement): LedgerDirection =>
  (textAt(transaction, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')) === 'DBIT' ? 'out' : 'in';

/** Who paid, or who was paid; `Pty` stands between in newer versions. */
function nameOf(transaction: XmlElement, direction: LedgerDirection): string {
  const roles = direction === 'in' ? ['UltmtDbtr', 'Dbtr'] : ['UltmtCdtr', 'Cdtr'];
  const names = roles.flatMap((role) => [
    textAt(transaction, 'RltdPties', role, 'Nm'),
    textAt(transaction, 'RltdPties', role, 'Pty', 'Nm'),
  ]);
  return names.find((name) => name !== '') ?? '';
}

function wordsOf(entry: XmlElement, transaction: XmlElement): string {
  const words = [
    ...childrenOf(transaction, 'RmtInf', 'Ustrd').map(textOf),
    ...childrenOf(transaction, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(textOf),
    referenceOf(textAt(transaction, 'Refs', 'EndToEndId')),
  ].filter((text) => text !== '');
  return words.length > 0
    ? [...new Set(words)].join(' ')
    : textAt(transaction, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf');
}

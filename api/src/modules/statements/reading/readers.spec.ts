import { amountIn, decimalOf } from './amounts.js';
import { readCamt053 } from './camt053.js';
import { linesOfCsv, readCsv } from './csv.js';
import { proposedMapping } from './csv-columns.js';
import { dayIn, dayOrderOf } from './days.js';
import { readMt940 } from './mt940.js';
import { readXml } from './xml-tree.js';

describe('Files of banks (rules/statements 1)', () => {
  it.each([
    ['1,234.50', '.', 1_234.5],
    ['1.234,50-', ',', -1_234.5],
    ['(12.00)', '.', -12],
    ['12.00 DR', '.', -12],
    ['RWF 1 466 000', '.', 1_466_000],
    ['', '.', 0],
    ['none', '.', undefined],
    ['1.2.3', '.', undefined],
  ] as const)('have amounts such as %s', (text, decimal, amount) => {
    expect(amountIn(text, decimal)).toBe(amount);
  });

  it('tell the decimal sign by the amount that leaves no doubt', () => {
    expect(decimalOf(['1,000', '1,000.50'])).toBe('.');
    expect(decimalOf(['1.000', '12,5'])).toBe(',');
    expect(decimalOf(['1,000', '2,000'])).toBe('.');
  });

  it.each([
    ['21/11/2026', 'DMY', '2026-11-21'],
    ['11/21/2026', 'MDY', '2026-11-21'],
    ['2026-11-21 10:00:00', 'DMY', '2026-11-21'],
    ['21.11.26', 'DMY', '2026-11-21'],
    ['21-Nov-2026', 'MDY', '2026-11-21'],
    ['November 21, 2026', 'DMY', '2026-11-21'],
    ['20261121', 'DMY', '2026-11-21'],
    ['31/02/2026', 'DMY', undefined],
    ['yesterday', 'DMY', undefined],
  ] as const)('have days such as %s', (text, order, day) => {
    expect(dayIn(text, order)).toBe(day);
  });

  it('tell the order of days by those that have only one', () => {
    expect(dayOrderOf(['01/02/2026', '13/02/2026'])).toBe('DMY');
    expect(dayOrderOf(['01/02/2026', '02/13/2026'])).toBe('MDY');
    expect(dayOrderOf(['01/02/2026'])).toBe('DMY');
    expect(dayOrderOf(['2026-02-13'])).toBe('YMD');
  });

  it('of the kind CSV have columns that their headings tell', () => {
    const text =
      'Bank of Kigali\nAccount;1\n\nPosting Date;Value Date;Description;Debit;Credit;Balance\n21/11/2025;x;Trip;;"1 200,00";3\n22/11/2025;x;Charge;"5,00";;3';
    const table = readCsv(text);
    const mapping = proposedMapping(table.header, table.rows);
    expect(mapping).toMatchObject({
      day: 0,
      text: 2,
      debit: 3,
      credit: 4,
      amount: null,
      dayOrder: 'DMY',
      decimal: ',',
    });
    expect(linesOfCsv(table, mapping, 'EUR').lines).toMatchObject([
      { day: '2025-11-21', direction: 'in', amount: 120_000, currency: 'EUR', text: 'Trip' },
      { day: '2025-11-22', direction: 'out', amount: 500, text: 'Charge' },
    ]);
  });

  it('of the kind camt.053 split an entry of several transactions, and leave out what is not booked', () => {
    const transaction = (amount: number, name: string) =>
      `<TxDtls><Amt Ccy="USD">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
    const entry = (status: string, details: string) =>
      `<Ntry><Amt Ccy="USD">30</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2025-11-21</Dt></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`;
    const both = transaction(10, 'Ann &amp; Bo') + transaction(20, 'Cyr');
    const file = `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>RW1</IBAN></Id></Acct>${entry('BOOK', both)}${entry('PDNG', '')}</Stmt></BkToCstmrStmt></Document>`;
    const { account, lines, leftOut } = readCamt053(file);
    expect([account, leftOut]).toEqual(['RW1', [{ row: 3, because: 'not-booked' }]]);
    expect(lines).toMatchObject([
      { amount: 1_000, name: 'Ann & Bo' },
      { amount: 2_000, name: 'Cyr' },
    ]);
  });

  it('of the kind XML define no entities and do not nest without end', () => {
    expect(readXml('<!DOCTYPE d [<!ENTITY a "aa">]><d>&a;</d>')).toBeUndefined();
    expect(readXml('<a>'.repeat(40) + '</a>'.repeat(40))).toBeUndefined();
    expect(readXml('<a><b></a>')).toBeUndefined();
  });

  it('of the kind MT940 say who and what for in any of the usual ways', () => {
    const movement = (line: string, about: string) => `:61:${line}\r\n:86:${about}\r\n`;
    const file = [
      ':20:X\r\n:25:123/456\r\n:60F:C251101RWF10,\r\n',
      movement('2511211121C1466000,NTRFNONREF//FT1', '/REMI/2026-000042/NAME/ANN/'),
      movement('2512310101D10,50NMSCOWN1', 'Charge\r\nof the bank'),
      movement('251122RC5,NTRFNONREF', '166?20Back?32BO?33 CYR'),
      ':62F:C251130RWF10,\r\n-\r\n',
    ].join('');
    expect(readMt940(file).lines).toMatchObject([
      {
        day: '2025-11-21',
        direction: 'in',
        amount: 1_466_000,
        currency: 'RWF',
        text: '2026-000042',
        name: 'ANN',
        reference: 'FT1',
      },
      { day: '2026-01-01', direction: 'out', text: 'Charge of the bank', reference: 'OWN1' },
      { day: '2025-11-22', direction: 'out', text: 'Back', name: 'BO CYR', reference: '' },
    ]);
  });
});

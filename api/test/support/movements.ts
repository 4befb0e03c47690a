/** A movement of an account, from which specs make files of banks. */
export interface Movement {
  readonly day: string;
  /** In units of the currency, negative for money that left. */
  readonly amount: number;
  readonly currency?: string;
  readonly name?: string;
  readonly text?: string;
  readonly reference?: string;
}

const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;

/** A CSV file with a sign, as `Date,Payer,Details,Reference,Amount,Currency`. */
export const csvOf = (movements: readonly Movement[]): string =>
  [
    'Date,Payer,Details,Reference,Amount,Currency',
    ...movements.map(({ day, amount, currency = 'USD', name = '', text = '', reference = '' }) =>
      [day, name, text, reference, amount.toFixed(2), currency].map(quoted).join(','),
    ),
  ].join('\n');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A camt.053 file of one account. */
export const camt053Of = (
  movements: readonly Movement[],
  account = 'RW0004000694578312',
): string => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>${account}</IBAN></Id><Ccy>USD</Ccy></Acct>
${movements.map(entryOf).join('\n')}
</Stmt></BkToCstmrStmt></Document>`;

const entryOf = ({
  day,
  amount,
  currency = 'USD',
  name = '',
  text = '',
  reference = 'NOTPROVIDED',
}: Movement) => `<Ntry>
<Amt Ccy="${currency}">${Math.abs(amount).toFixed(2)}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><${amount < 0 ? 'Cdtr' : 'Dbtr'}><Pty><Nm>${escaped(name)}</Nm></Pty></${amount < 0 ? 'Cdtr' : 'Dbtr'}></RltdPties>
<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

/** An MT940 file of one account in dollars. */
export const mt940Of = (movements: readonly Movement[], account = '00040-06945783'): string =>
  [
    ':20:STMT',
    `:25:${account}`,
    ':28C:00011/001',
    ':60F:C261101USD1000,00',
    ...movements.flatMap(({ day, amount, name = '', text = '', reference = '' }) => [
      `:61:${day.replaceAll('-', '').slice(2)}${amount < 0 ? 'D' : 'C'}${Math.abs(amount).toFixed(2).replace('.', ',')}NTRFNONREF//${reference}`,
      `:86:166?00TRANSFER?20${text.slice(0, 27)}?21${text.slice(27, 54)}?32${name.slice(0, 27)}`,
    ]),
    ':62F:C261130USD1000,00',
    '-',
  ].join('\r\n');

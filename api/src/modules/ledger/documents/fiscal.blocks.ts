import { fiscalCode, type FiscalKind, type FiscalSignature } from '@imisozi/core/fiscal';
import type { PdfBlock } from '../../../common/pdf/pdf-drawing.js';
import { inLine, texts } from '../../../texts/reader.js';
import type { FiscalReceipt } from '../../fiscal/fiscal-receipt.entity.js';
import type { MailBlock } from '../../mail/mail.kinds.js';

/** How the fiscal device has signed a paper; nothing for one that it has not (rules/fiscal 4). */
export function fiscalBlocks(receipt: FiscalReceipt | null): PdfBlock[] {
  if (!receipt?.signed) return [];
  const { signed } = receipt;
  const { papers } = texts();
  const fact = (name: string, value: string) => papers.fact({ name, value });
  const [date = '', time = ''] = [signed.signedAt.slice(0, 8), signed.signedAt.slice(8)];
  const day = `${date.slice(6)}/${date.slice(4, 6)}/${date.slice(0, 4)}`;
  const clock = `${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`;
  const lines = [
    fact(papers.fiscal.signed, `${day} ${clock}`),
    fact(papers.fiscal.device, signed.deviceId),
    fact(papers.fiscal.receipt, numberOf(receipt.kind, signed)),
    fact(papers.fiscal.internalData, inGroups(signed.internalData)),
    fact(papers.fiscal.signature, inGroups(signed.signature)),
    fact(papers.fiscal.machine, signed.machineId),
  ];
  return [{ draw: 'code', content: fiscalCode(signed), facts: { heading: papers.fiscal.heading, lines } }];
}

/** How a mail names what the device has given to the papers that it brings (rules/fiscal 4): no more than can be told. */
export function fiscalMailBlocks(receipts: readonly (FiscalReceipt | null)[]): MailBlock[] {
  const { papers } = texts();
  const rows = receipts.flatMap((receipt) =>
    receipt?.signed
      ? [
          [
            papers.fiscal.heading,
            inLine([receipt.paper, receipt.signed.deviceId, numberOf(receipt.kind, receipt.signed)]),
          ] as const,
        ]
      : [],
  );
  return rows.length > 0 ? [{ kind: 'facts', rows }] : [];
}

/** `1/1 NS`: of its kind, of all, and whether it is a sale or a refund. */
const numberOf = (kind: FiscalKind, { receiptNumber, totalReceipts }: FiscalSignature): string =>
  `${receiptNumber}/${totalReceipts} ${kind === 'sale' ? 'NS' : 'NR'}`;

/** Four by four, as the authority prints them. */
const inGroups = (text: string): string => text.replace(/-/g, '').replace(/(.{4})(?=.)/g, '$1-');

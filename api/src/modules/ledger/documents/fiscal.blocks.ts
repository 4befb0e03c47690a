import { fiscalCode } from '@imisozi/core/fiscal';
import type { PdfBlock } from '../../../common/pdf/pdf-drawing.js';
import { texts } from '../../../texts/reader.js';
import type { FiscalReceipt } from '../../fiscal/fiscal-receipt.entity.js';

/** How the fiscal device has signed a paper; nothing for one that it has not (rules/fiscal 4). */
export function fiscalBlocks(receipt: FiscalReceipt | null): PdfBlock[] {
  if (!receipt?.signed) return [];
  const { signed } = receipt;
  const { papers } = texts();
  const fact = (name: string, value: string) => papers.fact({ name, value });
  const [date = '', time = ''] = [signed.signedAt.slice(0, 8), signed.signedAt.slice(8)];
  const day = `${date.slice(6)}/${date.slice(4, 6)}/${date.slice(0, 4)}`;
  const clock = `${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`;
  const letters = receipt.kind === 'sale' ? 'NS' : 'NR';
  const lines = [
    fact(papers.fiscal.signed, `${day} ${clock}`),
    fact(papers.fiscal.device, signed.deviceId),
    fact(papers.fiscal.receipt, `${signed.receiptNumber}/${signed.totalReceipts} ${letters}`),
    fact(papers.fiscal.internalData, inGroups(signed.internalData)),
    fact(papers.fiscal.signature, inGroups(signed.signature)),
    fact(papers.fiscal.machine, signed.machineId),
  ];
  return [{ draw: 'code', content: fiscalCode(signed), facts: { heading: papers.fiscal.heading, lines } }];
}

/** Four by four, as the authority prints them. */
const inGroups = (text: string): string => text.replace(/-/g, '').replace(/(.{4})(?=.)/g, '$1-');

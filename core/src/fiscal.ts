import { catStamp } from './kigali-time.ts';

/** What becomes of a paper before the fiscal device of the revenue authority (rules/fiscal 2). */
export const FISCAL_STATES = ['queued', 'signed', 'refused', 'unanswered'] as const;
export type FiscalState = (typeof FISCAL_STATES)[number];

/** An invoice is a sale; what takes it back, in whole or in part, is a refund. */
export const FISCAL_KINDS = ['sale', 'refund'] as const;
export type FiscalKind = (typeof FISCAL_KINDS)[number];

/** How the device has signed a paper, as the paper states it. */
export interface FiscalSignature {
  /** The device's number for receipts of this kind, and for all. */
  readonly receiptNumber: number;
  readonly totalReceipts: number;
  readonly internalData: string;
  readonly signature: string;
  /** The id of the device, and the serial number of the machine that it belongs to. */
  readonly deviceId: string;
  readonly machineId: string;
  /** When it was signed, in Kigali: `20261128143000`. */
  readonly signedAt: string;
}

/** A moment as the device writes it: `20261128143000`, in Kigali. */
export const fiscalMoment = (at: Date): string => catStamp(at).replace(/\D/g, '').padEnd(14, '0');

/** What an authority's reader finds behind the code on a paper. */
export function fiscalCode({ signedAt, deviceId, receiptNumber, internalData, signature }: FiscalSignature): string {
  const day = `${signedAt.slice(6, 8)}${signedAt.slice(4, 6)}${signedAt.slice(0, 4)}`;
  return [day, signedAt.slice(8, 14), deviceId, String(receiptNumber), internalData, signature].join('#');
}

import { z } from 'zod';
import type { FiscalSignature } from './fiscal.ts';

/** A signature as stored with its paper. */
export const fiscalSignatureSchema: z.ZodType<FiscalSignature> = z.object({
  receiptNumber: z.int(),
  totalReceipts: z.int(),
  internalData: z.string(),
  signature: z.string(),
  deviceId: z.string(),
  machineId: z.string(),
  signedAt: z.string(),
});

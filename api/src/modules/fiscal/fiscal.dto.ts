import { CatTimeField } from '../../common/validation/cat-time.field.js';
import { TextField, WholeNumberField } from '../../common/validation/fields.js';

/** What the device's own journal says of a paper whose answer was lost. */
export class EnterSignatureDto {
  @WholeNumberField({ label: 'Receipt number', min: 1, max: 1_000_000_000, example: 168 })
  receiptNumber: number;

  @WholeNumberField({ label: 'Number of all receipts', min: 1, max: 1_000_000_000, example: 258 })
  totalReceipts: number;

  @TextField({ label: 'Internal data', max: 100, example: 'TE68SLA234J5EAV3N569-88LJQ7' })
  internalData: string;

  @TextField({ label: 'Signature', max: 100, example: 'V249J39CFJ48HE2W' })
  signature: string;

  @TextField({ label: 'Device', max: 50, example: 'SDC001000001' })
  deviceId: string;

  @TextField({ label: 'Machine', max: 50, example: 'WIS01000001' })
  machineId: string;

  @CatTimeField({ label: 'Signed', example: '2026-11-28 14:30' })
  signedAt?: Date;
}

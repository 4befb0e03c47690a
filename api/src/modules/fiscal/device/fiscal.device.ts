import type { FiscalSignature } from '@imisozi/core/fiscal';
import type { TaxRate } from '@imisozi/core/tax/tax-rates';

/** What is sold or taken back at one rate, in francs with two decimals, tax included. */
export interface FiscalItem {
  readonly rate: TaxRate;
  readonly name: string;
  readonly amount: number;
  readonly tax: number;
}

/** A paper as the device gets it. */
export interface FiscalPaper {
  readonly kind: 'sale' | 'refund';
  /** A number that no other paper has, whichever its kind. */
  readonly number: number;
  /** The number of the sale that a refund takes back. */
  readonly reverses: number | null;
  readonly issuedAt: Date;
  readonly standardPercent: number;
  readonly items: readonly FiscalItem[];
}

/** The device did not answer, or not to the question: the paper is sent again. */
export class DeviceAway extends Error {}

/** The device does not accept the paper as it is. */
export class DeviceRefusal extends Error {}

/** The device has the paper already; what it answered then is lost. */
export class AlreadySigned extends Error {}

/** The port to the revenue authority (rules/fiscal 1). */
export abstract class FiscalDevice {
  abstract readonly isOn: boolean;

  /**
   * Has a paper signed.
   * @throws DeviceAway, DeviceRefusal, AlreadySigned
   */
  abstract sign(tin: string, paper: FiscalPaper): Promise<FiscalSignature>;
}

/** Without a device nothing is signed. */
export class NoDevice extends FiscalDevice {
  readonly isOn = false;

  sign(): Promise<FiscalSignature> {
    return Promise.reject(new DeviceAway('There is no fiscal device'));
  }
}

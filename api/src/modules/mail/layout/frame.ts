import type { Company } from '@imisozi/core/company';

/** What every mail shows around its content. */
export interface MailFrame {
  readonly company: Company;
  readonly publicUrl: string;
}

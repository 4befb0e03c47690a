import type { Company } from '../../../config/company.js';

/** What every mail shows around its content. */
export interface MailFrame {
  readonly company: Company;
  readonly publicUrl: string;
}

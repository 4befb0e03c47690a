export type { Company, CompanyLink } from '../../../api/src/config/company.js';

import type { CompanyFacts } from '@imisozi/core/company-facts';

/** What is said of the company in French. */
export const companyInFrench: CompanyFacts = {
  taglineTranslations: { fr: 'Voyages au pays des mille collines' },
};

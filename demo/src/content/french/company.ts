import type { CompanyFacts } from '@imisozi/core/company-facts';

/** The company's texts in French. */
export const companyInFrench: CompanyFacts = {
  taglineTranslations: { fr: 'Voyages au pays des mille collines' },
};

import type { Company, CompanyLink } from '@imisozi/core/company';
import { isExampleAccount } from '@imisozi/core/demonstration';

const NAMES: Readonly<Record<keyof Company['social'], string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

/** The company's accounts on social networks, with the networks' names; addresses of nobody's account are left out. */
export const socialLinks = ({ social }: Company): CompanyLink[] =>
  Object.entries(NAMES).flatMap(([key, name]) => {
    const url = social[key as keyof Company['social']];
    return url && !isExampleAccount(url) ? [{ name, url }] : [];
  });

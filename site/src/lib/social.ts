import type { Company, CompanyLink } from '@imisozi/core/company';

const NAMES: Readonly<Record<keyof Company['social'], string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

/** The company's accounts on social networks, with the networks' names. */
export const socialLinks = ({ social }: Company): CompanyLink[] =>
  Object.entries(NAMES).flatMap(([key, name]) => {
    const url = social[key as keyof Company['social']];
    return url ? [{ name, url }] : [];
  });

import type { Company, CompanyLink } from './company.ts';

/** The facts of the company that the product is shown with, by the names of their settings. */
export const DEMONSTRATION = {
  COMPANY_NAME: 'Imisozi Safaris',
  COMPANY_ADDRESS: 'KG 7 Avenue, Kigali, Rwanda',
  COMPANY_PHONE: '+250 788 000 000',
  COMPANY_EMAIL: 'hello@imisozi.example',
  COMPANY_CAR_RENTAL_PORTAL: 'https://cars.imisozi.example',
  COMPANY_HOTEL_PORTAL: 'https://stays.imisozi.example',
} as const;

/** Its partners, which work with every company, and so with none in particular. */
export const EXAMPLE_PARTNERS: readonly CompanyLink[] = [
  { name: 'Visit Rwanda', url: 'https://www.visitrwanda.com' },
  { name: 'Volcanoes National Park', url: 'https://www.volcanoesnationalpark.org' },
  { name: 'Akagera National Park', url: 'https://www.akagera.org' },
  { name: 'Nyungwe National Park', url: 'https://www.nyungwepark.com' },
];

const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether nobody answers this number: it must not open a chat. */
export const isExamplePhone = (phone: string): boolean => digits(phone) === digits(DEMONSTRATION.COMPANY_PHONE);

/** Whether an address of a social network is the network's own, and nobody's account. */
export const isExampleAccount = (url: string): boolean => URL.parse(url)?.pathname === '/';

/** Whether these are the partners of the demonstration. */
export const areExamplePartners = (partners: readonly CompanyLink[]): boolean =>
  partners.length === EXAMPLE_PARTNERS.length &&
  EXAMPLE_PARTNERS.every(({ name, url }, index) => partners[index]?.name === name && partners[index].url === url);

/** Whether visitors are shown facts of the demonstration company as if they were a real one's. */
export const isDemonstration = ({ name, address, phone, email }: Company): boolean =>
  name === DEMONSTRATION.COMPANY_NAME ||
  address === DEMONSTRATION.COMPANY_ADDRESS ||
  isExamplePhone(phone) ||
  email === DEMONSTRATION.COMPANY_EMAIL;

/** What a company sets before it opens, in the order of the dashboard. */
export const FIRST_DAY = [
  'details',
  'phone',
  'social',
  'partners',
  'bank',
  'terms',
  'privacy',
  'pictures',
  'mail',
] as const;
export type FirstDayItem = (typeof FIRST_DAY)[number];

/** What the list of the first day is computed from. */
export interface SetUp {
  readonly company: Company;
  readonly partners: readonly CompanyLink[];
  readonly hasBankDetails: boolean;
  /** Whether staff have written the texts themselves. */
  readonly isWritten: { readonly terms: boolean; readonly privacy: boolean };
  /** The pictures that the home page opens with. */
  readonly pictures: readonly string[];
  readonly sendsMails: boolean;
}

/** What is still as in the demonstration. */
export function openOnFirstDay({ company, partners, isWritten, pictures, ...has }: SetUp): FirstDayItem[] {
  const isOpen: Readonly<Record<FirstDayItem, boolean>> = {
    details:
      company.name === DEMONSTRATION.COMPANY_NAME ||
      company.address === DEMONSTRATION.COMPANY_ADDRESS ||
      company.email === DEMONSTRATION.COMPANY_EMAIL,
    phone: isExamplePhone(company.phone),
    social: Object.values(company.social).some(isExampleAccount),
    partners: areExamplePartners(partners),
    bank: !has.hasBankDetails,
    terms: !isWritten.terms,
    privacy: !isWritten.privacy,
    pictures: pictures.every((picture) => picture.startsWith('/illustrations/')),
    mail: !has.sendsMails,
  };
  return FIRST_DAY.filter((item) => isOpen[item]);
}

import { z } from 'zod';
import { DEMONSTRATION, EXAMPLE_PARTNERS } from './demonstration.ts';
import type { OtherLanguage } from './languages.ts';
import { isEmailAddress } from './fields/email-address.ts';
import { isOneLine } from './one-line.ts';
import { isWebUrl } from './web-url.ts';
import { readPosition, type Position } from './position.ts';

/** A link with the text to show for it. */
export interface CompanyLink {
  readonly name: string;
  readonly url: string;
}

/** The company as shown to visitors, and in mails and documents (rules/operating 3). */
export interface Company {
  readonly name: string;
  readonly tagline: string;
  /** The tagline in languages other than English, as far as it is translated. */
  readonly taglineTranslations: Readonly<Partial<Record<OtherLanguage, string>>>;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly social: {
    readonly facebook: string;
    readonly twitter: string;
    readonly instagram: string;
    readonly linkedin: string;
  };
  readonly partners: readonly CompanyLink[];
  readonly usefulLinks: readonly CompanyLink[];
  readonly carRentalPortal: string;
  readonly hotelPortal: string;
  /** The account whose posts the sidebar may show; empty: only a link, or nothing. */
  readonly twitterAccount: string;
  readonly chatPropertyId: string;
  readonly chatWidgetId: string;
  /** In decimal degrees, or null for no map. */
  readonly map: Position | null;
  /** The bank account for transfers, line by line; empty if the office must be asked for it. */
  readonly bank: readonly { readonly name: string; readonly value: string }[];
  readonly merchantName: string;
  readonly merchantAddress: string;
}

/** A problem with one setting. */
export interface SettingProblem {
  readonly name: string;
  /** Never contains the value. */
  readonly problem: string;
}

const oneLine = z.string().refine(isOneLine, { error: 'must be one line' });
const named = oneLine.refine((value) => value.trim() !== '', { error: 'must not be blank' });
const address = oneLine.refine((value) => value === '' || isWebUrl(value), {
  error: 'must be an address that starts with http:// or https://, or empty',
});
const links = z
  .string()
  .transform((value) => value.split(';').filter((entry) => entry.trim()))
  .refine((entries) => entries.every((entry) => isWebUrl(linkOf(entry).url) && linkOf(entry).name), {
    error: 'must be written Name=https://address;Other=https://address',
  })
  .transform((entries): CompanyLink[] => entries.map(linkOf));

function linkOf(entry: string): CompanyLink {
  const [name = '', ...url] = entry.split('=');
  return { name: name.trim(), url: url.join('=').trim() };
}

/** In decimal degrees; empty for no map. */
const map = z
  .string()
  .refine((value) => value.trim() === '' || readPosition(value), {
    error: 'must be latitude,longitude in decimal degrees, such as -1.9441,30.0619, or empty',
  })
  .transform((value) => readPosition(value));

/** The details of a bank account, line by line; empty if the office must be asked for them. */
const lines = z
  .string()
  .transform((value) => value.split(';').filter((entry) => entry.trim()))
  .refine((entries) => entries.every((entry) => lineOf(entry).name && lineOf(entry).value), {
    error: 'must be written Bank=…;Account name=…;Account number=…, or empty',
  })
  .transform((entries): Company['bank'] => entries.map(lineOf));

function lineOf(entry: string): Company['bank'][number] {
  const [name = '', ...value] = entry.split('=');
  return { name: name.trim(), value: value.join('=').trim() };
}

const schema = z.object({
  COMPANY_NAME: named.default(DEMONSTRATION.COMPANY_NAME),
  COMPANY_TAGLINE: oneLine.default('Journeys through the land of a thousand hills'),
  COMPANY_ADDRESS: named.default(DEMONSTRATION.COMPANY_ADDRESS),
  COMPANY_PHONE: named.default(DEMONSTRATION.COMPANY_PHONE),
  COMPANY_EMAIL: z
    .string()
    .refine(isEmailAddress, { error: 'must be an email address' })
    .default(DEMONSTRATION.COMPANY_EMAIL),
  COMPANY_FACEBOOK: address.default('https://www.facebook.com/'),
  COMPANY_TWITTER: address.default('https://x.com/'),
  COMPANY_INSTAGRAM: address.default('https://www.instagram.com/'),
  COMPANY_LINKEDIN: address.default('https://www.linkedin.com/'),
  COMPANY_PARTNERS: links.prefault(EXAMPLE_PARTNERS.map(({ name, url }) => `${name}=${url}`).join(';')),
  COMPANY_USEFUL_LINKS: links.prefault(
    'Visas for Rwanda=https://irembo.gov.rw;Visit Rwanda=https://www.visitrwanda.com',
  ),
  COMPANY_CAR_RENTAL_PORTAL: address.default(DEMONSTRATION.COMPANY_CAR_RENTAL_PORTAL),
  COMPANY_HOTEL_PORTAL: address.default(DEMONSTRATION.COMPANY_HOTEL_PORTAL),
  COMPANY_TWITTER_ACCOUNT: oneLine.default(''),
  COMPANY_CHAT_PROPERTY_ID: oneLine.default(''),
  COMPANY_CHAT_WIDGET_ID: oneLine.default(''),
  COMPANY_MAP: map.prefault('-1.9441,30.0619'),
  COMPANY_BANK: oneLine.pipe(lines).prefault(''),
  COMPANY_MERCHANT_NAME: named.optional(),
  COMPANY_MERCHANT_ADDRESS: named.optional(),
});

/** The names of the settings with company facts. */
export const COMPANY_SETTINGS: readonly string[] = Object.keys(schema.shape);

type Source = Readonly<Record<string, string | undefined>>;

/** The required facts; any other may be empty on purpose: no map, no link. */
const NEEDED = /^COMPANY_(NAME|ADDRESS|PHONE|EMAIL|MERCHANT_NAME|MERCHANT_ADDRESS)$/;

const given = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([name, value]) => value !== '' || !NEEDED.test(name)));

/** Every invalid fact; if there is none, {@link readCompany} does not throw. */
export const companyProblems = (source: Source): SettingProblem[] =>
  schema
    .safeParse(given(source))
    .error?.issues.map(({ path, message }) => ({ name: path.join('.'), problem: message })) ?? [];

/** The settings that still have the demonstration's values. */
export function demonstrationFacts(source: Source): string[] {
  const facts = schema.parse(given(source));
  return (Object.keys(DEMONSTRATION) as (keyof typeof DEMONSTRATION)[]).filter(
    (name) => facts[name] === DEMONSTRATION[name],
  );
}

/**
 * The demonstration company, with each fact overridable by an environment variable (rules/operating 3). Lists are
 * written `Name=https://address;Other=https://address`; the map as `latitude,longitude`, empty for none.
 * @throws ZodError for the problems of {@link companyProblems}
 */
export function readCompany(source: Source): Company {
  const facts = schema.parse(given(source));
  return Object.freeze({
    name: facts.COMPANY_NAME,
    tagline: facts.COMPANY_TAGLINE,
    taglineTranslations: {},
    address: facts.COMPANY_ADDRESS,
    phone: facts.COMPANY_PHONE,
    email: facts.COMPANY_EMAIL,
    social: {
      facebook: facts.COMPANY_FACEBOOK,
      twitter: facts.COMPANY_TWITTER,
      instagram: facts.COMPANY_INSTAGRAM,
      linkedin: facts.COMPANY_LINKEDIN,
    },
    partners: facts.COMPANY_PARTNERS,
    usefulLinks: facts.COMPANY_USEFUL_LINKS,
    carRentalPortal: facts.COMPANY_CAR_RENTAL_PORTAL,
    hotelPortal: facts.COMPANY_HOTEL_PORTAL,
    twitterAccount: facts.COMPANY_TWITTER_ACCOUNT,
    chatPropertyId: facts.COMPANY_CHAT_PROPERTY_ID,
    chatWidgetId: facts.COMPANY_CHAT_WIDGET_ID,
    map: facts.COMPANY_MAP,
    bank: facts.COMPANY_BANK,
    merchantName: facts.COMPANY_MERCHANT_NAME ?? facts.COMPANY_NAME,
    merchantAddress: facts.COMPANY_MERCHANT_ADDRESS ?? facts.COMPANY_ADDRESS,
  });
}

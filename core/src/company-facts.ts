import { z } from 'zod';
import { fieldText } from './refusals/rule-text.ts';
import type { Company } from './company.ts';
import { isEmailAddress } from './fields/email-address.ts';
import { LANGUAGES, OTHER_LANGUAGES } from './languages.ts';
import { label } from './pricing/rule-fields.ts';
import { isWebUrl } from './web-url.ts';

type Changeable<Of> = { readonly [Name in keyof Of]?: Of[Name] | null | undefined };

/**
 * The company facts that admins set in the dashboard (rules/desk 13); for a null or missing one the environment
 * decides. An empty link is intended: there is none.
 */
export interface CompanyFacts extends Changeable<Pick<Company, 'name' | 'tagline' | 'address' | 'phone' | 'email'>> {
  readonly social?: Changeable<Company['social']> | null | undefined;
  readonly taglineTranslations?: Changeable<Company['taglineTranslations']> | null | undefined;
}

const MAX_TAGLINE_LENGTH = 200;
const EMAIL = fieldText('Company: email', 'field-not-email');
const PHONE = fieldText('Company: phone', 'field-too-few-digits', { min: 6 });

/** A cleared fact returns to its value from the environment. */
const fact = (schema: z.ZodType<string>) => z.preprocess((value) => (value === '' ? null : value), schema.nullish());

const link = (name: string) =>
  z
    .string({ error: fieldText(`Company: ${name}`, 'field-not-text') })
    .trim()
    .max(300, { error: fieldText(`Company: ${name}`, 'field-too-long', { max: 300 }) })
    .refine((value) => value === '' || isWebUrl(value), {
      error: fieldText(`Company: ${name}`, 'field-not-a-web-address'),
    })
    .nullish();

export const companyFactsSchema: z.ZodType<CompanyFacts> = z.object(
  {
    name: fact(label('Company: name', 100)),
    tagline: fact(label('Company: tagline', MAX_TAGLINE_LENGTH)),
    taglineTranslations: z
      .object(
        Object.fromEntries(
          OTHER_LANGUAGES.map((code) => [
            code,
            fact(label(`Company: tagline (${LANGUAGES[code].name})`, MAX_TAGLINE_LENGTH)),
          ]),
        ),
        { error: fieldText('Company: tagline by language', 'field-not-an-object') },
      )
      .nullish(),
    address: fact(label('Company: address', 250)),
    phone: fact(label('Company: phone', 40).refine((phone) => /^(?:\P{Nd}*\p{Nd}){6}/u.test(phone), { error: PHONE })),
    email: fact(z.string({ error: EMAIL }).trim().refine(isEmailAddress, { error: EMAIL })),
    social: z
      .object(
        {
          facebook: link('Facebook'),
          twitter: link('Twitter'),
          instagram: link('Instagram'),
          linkedin: link('LinkedIn'),
        },
        { error: fieldText('Company: social', 'field-not-an-object') },
      )
      .nullish(),
  },
  { error: fieldText('Company', 'field-not-an-object') },
);

/** Without the values that the environment decides. */
const said = <Values extends object>(values: Values | null | undefined) =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<{ readonly [Name in keyof Values]: NonNullable<Values[Name]> }>;

/** Values with a change applied, one by one: null removes a value. */
const changedValues = <Values extends object>(before: Values | null | undefined, change: Values) =>
  said({
    ...before,
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  } as Values);

/** Facts with a change applied, per field, link and language: null removes one. */
export function changedFacts(
  { social: linksBefore, taglineTranslations: taglinesBefore, ...before }: CompanyFacts,
  { social, taglineTranslations, ...change }: CompanyFacts,
): CompanyFacts {
  const links = social === null ? {} : changedValues(linksBefore, social ?? {});
  const taglines = taglineTranslations === null ? {} : changedValues(taglinesBefore, taglineTranslations ?? {});
  return {
    ...changedValues<CompanyFacts>(before, change),
    ...(Object.keys(links).length > 0 && { social: links }),
    ...(Object.keys(taglines).length > 0 && { taglineTranslations: taglines }),
  };
}

/** The company from the environment, overridden by admins' facts. A merchant name equal to the name changes with it. */
export function companyWith(base: Company, { social, taglineTranslations, ...facts }: CompanyFacts): Company {
  const company = {
    ...base,
    ...said(facts),
    taglineTranslations: { ...base.taglineTranslations, ...said(taglineTranslations) },
    social: { ...base.social, ...said(social) },
  };
  return {
    ...company,
    merchantName: base.merchantName === base.name ? company.name : base.merchantName,
    merchantAddress: base.merchantAddress === base.address ? company.address : base.merchantAddress,
  };
}

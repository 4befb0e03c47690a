// Holds rules/desk 13.
import { readCompany } from './company.ts';
import {
  areExamplePartners,
  FIRST_DAY,
  isDemonstration,
  isExampleAccount,
  isExamplePhone,
  openOnFirstDay,
  type SetUp,
} from './demonstration.ts';
import { whatsAppLink } from './phone.ts';

const OWN = readCompany({
  COMPANY_NAME: 'Kivu Trails',
  COMPANY_ADDRESS: 'KN 1, Kigali',
  COMPANY_PHONE: '+250 788 555 010',
  COMPANY_EMAIL: 'office@kivu-trails.rw',
  COMPANY_FACEBOOK: 'https://www.facebook.com/kivutrails',
  COMPANY_TWITTER: '',
  COMPANY_INSTAGRAM: '',
  COMPANY_LINKEDIN: '',
});

const READY: SetUp = {
  company: OWN,
  partners: [],
  hasBankDetails: true,
  isWritten: { terms: true, privacy: true },
  pictures: ['/illustrations/hero-hills.svg', '/media/own.jpg'],
  sendsMails: true,
};

describe("A company's first day", () => {
  it('has everything open in the demonstration, and nothing for a company that is set up', () => {
    const company = readCompany({});
    const open = openOnFirstDay({
      ...{ company, partners: company.partners, hasBankDetails: false, sendsMails: false },
      isWritten: { terms: false, privacy: false },
      pictures: ['/illustrations/hero-hills.svg'],
    });
    expect(open).toEqual(FIRST_DAY);
    expect(openOnFirstDay(READY)).toEqual([]);
  });

  it('names what is left, one by one', () => {
    expect(openOnFirstDay({ ...READY, company: { ...OWN, phone: '+250788000000' }, sendsMails: false })).toEqual([
      'phone',
      'mail',
    ]);
  });
});

describe('Facts of the demonstration', () => {
  it('are recognised, and own ones are not', () => {
    expect([isDemonstration(readCompany({})), isDemonstration(OWN)]).toEqual([true, false]);
    expect(isDemonstration({ ...OWN, email: 'hello@imisozi.example' })).toBe(true);
    expect([areExamplePartners(readCompany({}).partners), areExamplePartners([])]).toEqual([true, false]);
    expect(['https://x.com/', 'https://x.com/kivutrails', '', 'x'].map(isExampleAccount)).toEqual([
      ...[true, false, false, false],
    ]);
  });

  it('open no chat: nobody answers an example number', () => {
    expect(['+250 788 000 000', '0788 000 000'].map(isExamplePhone)).toEqual([true, false]);
    expect(whatsAppLink('+250 788 000 000', 'Hello')).toBeUndefined();
    expect(whatsAppLink('0788 000 000')).toBeUndefined();
  });
});

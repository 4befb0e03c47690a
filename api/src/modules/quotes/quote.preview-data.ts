import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import { priceLine } from '@imisozi/core/pricing/price-lines';
import { languageOfReader } from '../../texts/reader.js';
import { sampleNames, SAMPLES } from '../../texts/samples.js';
import { Quote } from './quote.entity.js';

/** The office writes a proposal in the language of its client. */
const tour = () => sampleNames()[SAMPLES.tour]!;

const option = (name: string, unitAmount: number) => ({
  name,
  lines: [priceLine({ kind: 'custom', label: tour(), quantity: 2, unitAmount })],
});

/** A sample proposal for previews of mails, for a client who reads the language of the preview. */
export const sampleQuote = (): Quote =>
  Object.assign(new Quote(), {
    id: '00000000-0000-4000-8000-000000000051',
    createdAt: new Date('2026-05-04T07:30:00Z'),
    updatedAt: new Date('2026-05-04T07:30:00Z'),
    number: 'Q-2026-000007',
    revision: 1,
    state: 'SENT',
    names: 'Demo Visitor',
    email: 'visitor@example.org',
    phoneNumber: '+250 788 123 456',
    address: 'KG 7 Avenue',
    language: languageOfReader(),
    title: tour(),
    days: [{ title: tour(), body: '', place: 'Kinigi', lodges: [], meals: ['dinner'], images: [] }],
    travelDate: '2026-07-11',
    departureId: null,
    travellers: { adult: 2 },
    options: [option('Comfort', 182_000), option('Luxury', 264_000)],
    note: '',
    terms: { ...DEFAULT_TERMS, bankDetails: [] },
    validUntil: '2026-05-31',
    costs: [],
    request: '',
    lostReason: null,
  } satisfies Partial<Quote>);

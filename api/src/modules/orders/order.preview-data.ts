import { languageOfReader } from '../../texts/reader.js';
import { sampleNames, SAMPLES } from '../../texts/samples.js';
import { Order } from './order.entity.js';

/** A sample order for previews of mails, for a client who reads the language of the preview. */
export const sampleOrder = (fields: Partial<Order> = {}): Order =>
  Object.assign(new Order(), {
    id: '00000000-0000-4000-8000-000000000042',
    number: '2026-000042',
    createdAt: new Date('2026-05-04T07:30:00Z'),
    updatedAt: new Date('2026-05-04T07:30:00Z'),
    names: 'Demo Visitor',
    email: 'visitor@example.org',
    phoneNumber: '+250 788 123 456',
    address: 'KG 7 Avenue',
    location: 'Kigali, Rwanda',
    needDate: new Date('2026-07-11T04:00:00Z'),
    deadline: new Date('2026-06-01T22:00:00Z'),
    status: 'PENDING',
    itemType: 'tour',
    itemId: '00000000-0000-4000-8000-000000000001',
    itemNumber: 1,
    itemTitle: SAMPLES.tour,
    translatedNames: sampleNames(),
    language: languageOfReader(),
    people: 2,
    paysLater: true,
    amount: 3640,
    paid: 0,
    currency: 'USD',
    message: 'One of us is a vegetarian.',
    paidAt: null,
    ...fields,
  } satisfies Partial<Order>);

/** A sample order, paid. */
export const samplePaidOrder = (): Order =>
  sampleOrder({
    status: 'PAID',
    paid: 3640,
    paidAt: new Date('2026-05-05T09:00:00Z'),
    invoiceNumber: 'INV-2026-000031',
    receiptNumber: 'RCT-2026-000031',
  });

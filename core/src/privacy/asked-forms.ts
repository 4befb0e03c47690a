import type { airTicket } from '../texts/en/air-ticket.ts';
import type { auth, passwords } from '../texts/en/accounts.ts';
import type { booking, bookingOptions, bookingSteps } from '../texts/en/booking.ts';
import type { comments } from '../texts/en/comments.ts';
import type { contact } from '../texts/en/contact.ts';
import type { eventForm } from '../texts/en/event-form.ts';
import type { footer } from '../texts/en/layout.ts';
import type { mobilePay } from '../texts/en/mobile-pay.ts';
import type { gift } from '../texts/en/gift.ts';
import type { guidePage } from '../texts/en/guide-page.ts';
import type { orderMessage, orderMoney, travellers } from '../texts/en/order-page.ts';
import type { orderShares } from '../texts/en/order-shares.ts';
import type { participant } from '../texts/en/participant.ts';
import type { asked } from '../texts/en/privacy.ts';
import type { quotes } from '../texts/en/quotes.ts';
import type { orderReview } from '../texts/en/reviews.ts';
import type { tripBrief } from '../texts/en/trip-brief.ts';
import type { waitingForm } from '../texts/en/waiting-list.ts';
import type { Read } from '../texts/read-in.ts';
import type { Subject } from './personal-kinds.ts';

/** The texts of all forms: a field is called what its form calls it. */
export interface FormTexts {
  readonly airTicket: Read<typeof airTicket>;
  readonly asked: Read<typeof asked>;
  readonly auth: Read<typeof auth>;
  readonly booking: Read<typeof booking>;
  readonly bookingOptions: Read<typeof bookingOptions>;
  readonly bookingSteps: Read<typeof bookingSteps>;
  readonly comments: Read<typeof comments>;
  readonly contact: Read<typeof contact>;
  readonly eventForm: Read<typeof eventForm>;
  readonly footer: Read<typeof footer>;
  readonly gift: Read<typeof gift>;
  readonly guidePage: Read<typeof guidePage>;
  readonly mobilePay: Read<typeof mobilePay>;
  readonly orderMessage: Read<typeof orderMessage>;
  readonly orderMoney: Read<typeof orderMoney>;
  readonly orderReview: Read<typeof orderReview>;
  readonly orderShares: Read<typeof orderShares>;
  readonly participant: Read<typeof participant>;
  readonly passwords: Read<typeof passwords>;
  readonly quotes: Read<typeof quotes>;
  readonly travellers: Read<typeof travellers>;
  readonly tripBrief: Read<typeof tripBrief>;
  readonly waitingForm: Read<typeof waitingForm>;
}

/** A form that asks for something about a person: every field of it, what for, and as what it is kept. */
export interface AskedForm {
  readonly title: string;
  /** What the form sends, by the paths of the API's document. */
  readonly calls: readonly string[];
  /** Labels by the names of fields, in the form and in its calls; a field with two names has one label. */
  readonly fields: Readonly<Record<string, string>>;
  readonly purpose: string;
  /** Where what it asks for stands in the table of what is kept, with how long. */
  readonly keptAs: Subject;
}

/**
 * Every field that visitors, clients and staff are asked for (rules/privacy 12): the privacy page shows this list, and a
 * spec fails for a form or call with a field that is not in it.
 */
export function askedForms(texts: FormTexts): readonly AskedForm[] {
  const { purpose } = texts.asked;
  const { travellers, booking, bookingOptions, bookingSteps, participant, contact, airTicket, waitingForm } = texts;
  const { orderShares, comments, tripBrief, eventForm, orderReview, orderMessage, orderMoney, auth, passwords } = texts;
  const { gift, guidePage, mobilePay, quotes } = texts;
  return [
    {
      title: booking.title,
      calls: ['/api/order', '/api/price'],
      fields: {
        names: booking.names,
        email: booking.email,
        phoneNumber: booking.phone,
        address: booking.address,
        location: booking.location,
        date: booking.date,
        travelDate: booking.date,
        needDate: booking.date,
        departure: bookingOptions.departure,
        departureId: bookingOptions.departure,
        people: booking.people,
        tickets: bookingSteps.tickets,
        travellers: bookingOptions.travellers,
        extras: bookingOptions.extras,
        promoCode: bookingOptions.promoCode,
        message: orderMessage.label,
      },
      purpose: purpose.booking,
      keptAs: 'bookings',
    },
    {
      title: mobilePay.payTitle,
      calls: ['/api/v1/payments/mobile'],
      fields: {
        amount: mobilePay.amount,
        francs: mobilePay.amount,
        provider: mobilePay.service,
        phoneNumber: mobilePay.phone,
      },
      purpose: purpose.payer,
      keptAs: 'payers',
    },
    {
      title: gift.title,
      calls: ['/api/gift-vouchers', '/api/order/{id}/gift-voucher'],
      fields: {
        amount: gift.amount,
        fromNames: gift.fromNames,
        toNames: gift.toNames,
        message: gift.message,
        buyerEmail: gift.buyerEmail,
        recipientEmail: gift.recipientEmail,
        code: gift.spend.code,
      },
      purpose: purpose.gift,
      keptAs: 'gifts',
    },
    {
      title: quotes.accept.title,
      calls: ['/api/quotes/{id}/accept'],
      fields: { names: quotes.accept.names, option: quotes.accept.option },
      purpose: purpose.acceptance,
      keptAs: 'quotes',
    },
    {
      title: quotes.title,
      calls: ['/api/quotes/{id}/change', '/api/quotes/{id}/decline'],
      fields: { message: quotes.change.message, reason: quotes.decline.reason },
      purpose: purpose.quote,
      keptAs: 'quotes',
    },
    {
      title: travellers.title,
      calls: ['/api/order/{id}/travellers', '/api/travellers/{id}'],
      fields: { type: bookingOptions.travellers, ...travellers.fields },
      purpose: purpose.travellers,
      keptAs: 'travellers',
    },
    {
      title: orderMessage.title,
      calls: ['/api/order/{id}/message', '/api/order/{id}/cancel'],
      fields: { message: orderMessage.label, reason: orderMoney.reason },
      purpose: purpose.order,
      keptAs: 'conversations',
    },
    {
      title: orderShares.title,
      calls: ['/api/order/{id}/shares'],
      fields: { names: orderShares.names, amount: orderShares.amount },
      purpose: purpose.shares,
      keptAs: 'bookings',
    },
    {
      title: orderReview.title,
      calls: ['/api/order/{id}/review'],
      fields: { stars: orderReview.stars, text: orderReview.text, names: orderReview.names },
      purpose: purpose.review,
      keptAs: 'opinions',
    },
    {
      title: comments.write,
      calls: ['/api/comments/create'],
      fields: { names: comments.names, email: comments.email, commentBody: comments.body },
      purpose: purpose.comment,
      keptAs: 'opinions',
    },
    {
      title: waitingForm.title,
      calls: ['/api/departures/{id}/waiting'],
      fields: {
        people: waitingForm.people,
        names: waitingForm.names,
        email: waitingForm.email,
        phoneNumber: waitingForm.phone,
      },
      purpose: purpose.waiting,
      keptAs: 'waiting',
    },
    {
      title: participant.title,
      calls: ['/api/participant/create'],
      fields: {
        eventId: participant.event,
        title: participant.titleField,
        familyName: participant.familyName,
        firstName: participant.firstName,
        position: participant.position,
        department: participant.department,
        organization: participant.organization,
        address: participant.address,
        country: participant.country,
        town: participant.town,
        phone: participant.phone,
        email: participant.email,
        dietRequirements: participant.diet,
      },
      purpose: purpose.registration,
      keptAs: 'registrations',
    },
    {
      title: contact.formTitle,
      calls: ['/api/contact'],
      fields: contact.fields,
      purpose: purpose.contact,
      keptAs: 'conversations',
    },
    {
      title: tripBrief.title,
      calls: [],
      fields: {
        when: tripBrief.when,
        days: tripBrief.days,
        adults: tripBrief.adults,
        children: tripBrief.children,
        budget: tripBrief.budget,
        pace: tripBrief.pace,
        interests: tripBrief.interests,
        message: tripBrief.message,
        names: tripBrief.names,
        email: tripBrief.email,
        phone: tripBrief.phone,
      },
      purpose: purpose.brief,
      keptAs: 'conversations',
    },
    {
      title: eventForm.title,
      calls: [],
      fields: {
        names: eventForm.names,
        email: eventForm.email,
        phone: eventForm.phone,
        kind: eventForm.kind,
        date: eventForm.date,
        guests: eventForm.guests,
        needs: eventForm.needs,
        message: eventForm.message,
      },
      purpose: purpose.event,
      keptAs: 'conversations',
    },
    {
      title: airTicket.formTitle,
      calls: ['/api/airticket'],
      fields: airTicket.fields,
      purpose: purpose.airTicket,
      keptAs: 'conversations',
    },
    {
      title: texts.footer.subscribeButton,
      calls: ['/api/maillist/subscribe'],
      fields: { email: texts.footer.email },
      purpose: purpose.newsletter,
      keptAs: 'newsletter',
    },
    {
      title: guidePage.actions,
      calls: ['/api/guide/{key}/ticks'],
      fields: { kind: guidePage.said, value: guidePage.odometer, note: guidePage.note },
      purpose: purpose.guide,
      keptAs: 'guides',
    },
    {
      title: auth.login,
      calls: ['/api/auth/login', '/api/auth/send-forgot-password', '/api/auth/reset-password-account'],
      fields: { email: auth.email, password: auth.password, confirmPassword: passwords.confirm },
      purpose: purpose.staff,
      keptAs: 'staff',
    },
  ];
}

import { airTicket } from './air-ticket.ts';

/** What a page says after a form that was sent without JavaScript; with it, the page says what the server answers. */
export const sent = {
  'air-ticket': airTicket.success,
  'cancel-order': 'Your booking has been cancelled.',
  'order-message': "Thank you, your message has been sent. We'll reply soon.",
  review: 'Thank you for telling us about your trip. Your review will be shown once we have read it.',
  'share-bill': 'The bill has been shared. Please send each person their link.',
  comment: 'Thank you. Your comment will be shown once our team has approved it.',
  contact: "Thank you, your message has been sent. We'll reply soon.",
  'event-form': "Thank you, your message has been sent. We'll reply soon.",
  'trip-brief': "Thank you, your message has been sent. We'll reply soon.",
  participant: 'Thank you, you are registered.',
  subscribe: 'Thank you for subscribing to our mailing list.',
  'remove-traveller': 'The traveller has been removed, and the details are erased.',
  travellers: 'Thank you, the details have been saved.',
  unsubscribe: 'You have been unsubscribed. We are sorry to see you go.',
  'waiting-list': "You're on the waiting list. We'll email you as soon as seats come free.",
  'leave-waiting-list': 'You have left the waiting list. We hope to see you another time.',
} as const;

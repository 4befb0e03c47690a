import { answers } from './answers.ts';

/** The messages after a form was sent without JavaScript; with it, the page shows the server's message. */
export const sent = {
  'air-ticket': answers['air-ticket-sent'],
  'cancel-order': 'Your booking has been cancelled.',
  'order-message': answers['message-sent'],
  review: 'Thank you for telling us about your trip. Your review will be shown once we have read it.',
  'share-bill': 'The bill has been shared. Please send each person their link.',
  comment: answers['comment-received'],
  contact: answers['message-sent'],
  'event-form': answers['message-sent'],
  'trip-brief': answers['message-sent'],
  participant: answers['participant-registered'],
  subscribe: answers.subscribed,
  'remove-traveller': 'The traveller has been removed, and the details are erased.',
  'own-traveller': 'Thank you, your details have been saved.',
  'make-traveller-links': 'Each traveller has a link now. Please send each person theirs.',
  'end-traveller-links': 'The links have ended. What was entered with them stays.',
  'quote-change': answers['quote-change-sent'],
  'quote-decline': answers['quote-declined'],
  travellers: 'Thank you, the details have been saved.',
  unsubscribe: answers.unsubscribed,
  'waiting-list': answers['waiting-list-joined'],
  'leave-waiting-list': answers['waiting-list-left'],
} as const;

import type { Texts } from '../texts.ts';
import type * as english from '../en/sent.ts';
import { answers } from './answers.ts';

export const sent: Texts<typeof english.sent> = {
  'air-ticket': answers['air-ticket-sent'],
  'cancel-order': 'أُلغي حجزكم.',
  'order-message': answers['message-sent'],
  review: 'شكرًا لكم على حديثكم عن رحلتكم. يظهر تقييمكم بعد أن نقرأه.',
  'share-bill': 'قُسّمت الفاتورة. يُرجى إرسال الرابط الخاص بكل شخص إليه.',
  comment: answers['comment-received'],
  contact: answers['message-sent'],
  'event-form': answers['message-sent'],
  'trip-brief': answers['message-sent'],
  participant: answers['participant-registered'],
  subscribe: answers.subscribed,
  'remove-traveller': 'أُزيل المسافر ومُحيت بياناته.',
  'own-traveller': 'شكرًا لكم، حُفظت بياناتكم.',
  'make-traveller-links': 'لكل مسافر رابط الآن. يُرجى إرسال رابط كل شخص إليه.',
  'end-traveller-links': 'انتهت الروابط. ويبقى ما أُدخل بها.',
  'quote-change': answers['quote-change-sent'],
  'quote-decline': answers['quote-declined'],
  travellers: 'شكرًا لكم، حُفظت البيانات.',
  unsubscribe: answers.unsubscribed,
  'waiting-list': answers['waiting-list-joined'],
  'leave-waiting-list': answers['waiting-list-left'],
};

import type { Texts } from '../texts.ts';
import type * as english from '../en/sent.ts';
import { airTicket } from './air-ticket.ts';

export const sent: Texts<typeof english.sent> = {
  'air-ticket': airTicket.success,
  'cancel-order': 'أُلغي حجزكم.',
  'order-message': 'شكرًا لكم، أُرسلت رسالتكم. سنرد قريبًا.',
  review: 'شكرًا لكم على حديثكم عن رحلتكم. يظهر تقييمكم بعد أن نقرأه.',
  'share-bill': 'قُسّمت الفاتورة. يُرجى إرسال الرابط الخاص بكل شخص إليه.',
  comment: 'شكرًا لكم. يظهر تعليقكم بعد موافقة فريقنا عليه.',
  contact: 'شكرًا لكم، أُرسلت رسالتكم. سنرد قريبًا.',
  'event-form': 'شكرًا لكم، أُرسلت رسالتكم. سنرد قريبًا.',
  'trip-brief': 'شكرًا لكم، أُرسلت رسالتكم. سنرد قريبًا.',
  participant: 'شكرًا لكم، تم تسجيلكم.',
  subscribe: 'شكرًا لاشتراككم في قائمتنا البريدية.',
  'remove-traveller': 'أُزيل المسافر ومُحيت بياناته.',
  travellers: 'شكرًا لكم، حُفظت البيانات.',
  unsubscribe: 'أُلغي اشتراككم. يؤسفنا أن تغادرونا.',
  'waiting-list': 'أنتم الآن على قائمة الانتظار. نراسلكم بالبريد الإلكتروني فور توفر مقاعد.',
  'leave-waiting-list': 'غادرتم قائمة الانتظار. نأمل أن نراكم في وقت آخر.',
};

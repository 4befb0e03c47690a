import type { Texts } from '../texts.ts';
import type * as english from '../en/answers.ts';

export const answers: Texts<typeof english.answers> = {
  'order-received': 'استلمنا طلبكم رقم {number}.',
  'message-sent': 'شكرًا لكم، أُرسلت رسالتكم. سنرد قريبًا.',
  'comment-received': 'شكرًا لكم. يظهر تعليقكم بعد موافقة فريقنا عليه.',
  'participant-registered': 'شكرًا لكم، تم تسجيلكم.',
  subscribed: 'شكرًا لاشتراككم في قائمتنا البريدية.',
  unsubscribed: 'أُلغي اشتراككم. يؤسفنا أن تغادرونا.',
  'waiting-list-joined': 'أنتم الآن على قائمة الانتظار. نراسلكم بالبريد الإلكتروني فور توفر مقاعد.',
  'waiting-list-left': 'غادرتم قائمة الانتظار. نأمل أن نراكم في وقت آخر.',
  'password-link-sent': 'إذا كان لهذا البريد الإلكتروني حساب، فقد أرسلنا إليه رابطًا لتعيين كلمة مرور جديدة.',
  'password-changed': 'تغيّرت كلمة المرور، وسُجّل خروجكم من كل الأجهزة الأخرى.',
  'account-ready': 'حسابكم جاهز. بإمكانكم الآن تسجيل الدخول.',
  'password-reset': 'تم تغيير كلمة المرور. بإمكانكم الآن تسجيل الدخول.',
  'gift-voucher-to-pay': 'شكرًا لكم. يرجى دفع ثمن قسيمة الهدية الآن.',
  'gift-voucher-spent': 'شكرًا لكم. دُفع {amount, number, usd} بقسيمة الهدية.',
  'quote-accepted': 'شكرًا لكم. سُجِّل حجزكم {number}.',
  'quote-declined': 'نأسف لذلك. سُجِّل اعتذاركم عن العرض.',
  'quote-change-sent': 'شكرًا لكم. سننظر في رغباتكم ونرسل إليكم عرضًا معدّلًا.',
  'order-shown': 'هذا طلبكم.',
  'air-ticket-sent': 'أُرسل استفساركم عن تذكرة الطيران بنجاح!',
};

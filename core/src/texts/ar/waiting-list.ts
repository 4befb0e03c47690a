import type { Texts } from '../texts.ts';
import type * as english from '../en/waiting-list.ts';

export const waitingForm: Texts<typeof english.waitingForm> = {
  title: 'قائمة الانتظار',
  intro: '{days}: نراسلكم بالبريد الإلكتروني فور توفر مقاعد، ونحتفظ بها لكم لمدة {hours} ساعة.',
  offer: 'هل تودون الانتظار؟ نراسلكم بالبريد الإلكتروني فور توفر مقاعد، ونحتفظ بها لكم لمدة {hours} ساعة.',
  people: 'عدد الأشخاص',
  names: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  required: 'حقل «{label}» مطلوب',
  send: 'أخبروني عند توفر مقاعد',
  busy: 'جارٍ الإرسال…',
};

export const waitingList: Texts<typeof english.waitingList> = {
  title: 'قائمة الانتظار',
  description: 'مقاعد في موعد انطلاق.',
  question: 'هل تودون مغادرة قائمة الانتظار؟ تنتقل المقاعد التي نحتفظ بها لكم إلى من يليكم في القائمة.',
  leave: 'مغادرة قائمة الانتظار',
  home: 'العودة إلى الرئيسية',
};

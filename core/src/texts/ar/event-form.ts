import type { Texts } from '../texts.ts';
import type * as english from '../en/event-form.ts';

export const eventForm: Texts<typeof english.eventForm> = {
  title: 'طلب المساعدة في تنظيم فعالية',
  description: 'حدّثونا عن مؤتمركم أو ورشتكم أو احتفالكم في رواندا، ونخبركم بما يلزم لتنظيمه.',
  intro: 'أخبرونا بما تفكرون فيه، ويعود إليكم فريق الفعاليات لدينا بأسئلة وأفكار وتقدير أولي للتكلفة.',
  names: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  kind: 'نوع الفعالية',
  kinds: ['مؤتمر', 'ورشة عمل', 'لقاء لموظفي شركة', 'زفاف أو احتفال', 'شيء آخر'],
  kindPlaceholder: 'يُرجى الاختيار',
  date: 'التاريخ المقرر',
  guests: 'عدد الضيوف',
  needs: 'ماذا تحتاجون؟',
  message: 'مزيد من التفاصيل',
  required: 'حقل «{label}» مطلوب',
  subject: 'تنظيم فعالية: {kind}',
  send: 'إرسال الطلب',
  busy: 'جارٍ الإرسال…',
};

import type { Texts } from '../texts.ts';
import type * as english from '../en/booked.ts';
import { booking } from './booking.ts';

export const booked: Texts<typeof english.booked> = {
  received: ['استلمنا طلبكم رقم', 'وشكرًا لكم.'],
  mail: 'أرسلنا رسالة بفاتورتكم الأولية إلى',
  next: 'الخطوات التالية',
  steps: [
    booking.steps[1],
    'يمكنكم الدفع بالبطاقة أو بتحويل مصرفي من صفحة طلبكم، في الوقت الذي يناسبكم.',
    'احتفظوا برسالتنا أو أضيفوا صفحة طلبكم إلى المفضلة: الرابط وحده يكفي لفتح طلبكم.',
  ],
  view: 'عرض طلبكم',
  ask: 'هل لديكم أي أسئلة؟',
  close: 'إلى الصفحة الرئيسية',
};

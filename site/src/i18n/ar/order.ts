import { plainAmount } from '@imisozi/core/money';
import type * as english from '../en/order';
import { isolated } from '../isolated';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('ar');

export const order: Texts<typeof english.order> = {
  title: 'عرض الطلب',
  description: 'طلبكم لدينا: تفاصيله وحالته وطريقة الدفع.',
  names: 'الأسماء',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  needDate: 'مطلوب ابتداءً من',
  noDay: 'لم يُحدَّد بعد: سنسألكم عنه',
  pickUp: 'موعد الاصطحاب',
  status: 'الحالة',
  total: (amount) => `الإجمالي: ${plainAmount(amount)}`,
  zone: 'CAT',
  goesOn: 'ننقلكم إلى صفحة الدفع.',
  stay: 'البقاء هنا',
  number: (number) => `الطلب رقم ${isolated(number)}`,
  people: (count) =>
    counted(count, {
      zero: '# شخص',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصًا',
      other: '# شخص',
    }),
  proforma: 'تنزيل الفاتورة الأولية (PDF)',
  invoice: 'تنزيل الفاتورة (PDF)',
  receipt: 'تنزيل الإيصال (PDF)',
  calendar: 'إضافة إلى التقويم',
  payNow: 'الدفع الآن',
  needsScript: 'يحتاج الدفع بالبطاقة إلى JavaScript. للدفع بتحويل مصرفي، يُرجى التواصل مع مكتبنا:',
  back: 'رجوع',
  paid: 'دُفع المبلغ كاملًا. شكرًا لكم، وإلى اللقاء قريبًا.',
  keep: 'أضيفوا هذه الصفحة إلى المفضلة: الرابط وحده يكفي لفتح طلبكم، فيُرجى حفظه في مكان آمن.',
  ask: 'هل لديكم سؤال، أو تودون تغيير شيء أو إلغاءه؟',
  write: 'راسلونا',
  call: ' أو اتصلوا بالرقم',
  orEmail: 'أو اكتبوا إلى',
  notFound: 'لم نجد هذا الطلب.',
  statusNames: {
    PENDING: 'قيد الانتظار',
    APPROVED: 'مؤكد',
    REJECTED: 'مرفوض',
    CANCELLED: 'ملغى',
    PAID: 'مدفوع',
    REFUNDED: 'مُسترد',
  },
  statuses: {
    PENDING: 'استلمنا طلبكم ونراجع تفاصيله.',
    APPROVED: 'مواعيدكم مؤكدة.',
    REJECTED: 'للأسف، لا يمكننا تقديم هذه الرحلة في مواعيدكم. يُرجى التواصل معنا لنجد مواعيد أخرى.',
    CANCELLED: 'أُلغي هذا الطلب.',
    PAID: 'استلمنا دفعتكم.',
    REFUNDED: 'أُعيد إليكم المبلغ المدفوع.',
  },
};

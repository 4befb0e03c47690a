import type * as english from '../en/order-shares';
import { isolated } from '../isolated';
import type { Texts } from '../texts';

export const orderShares: Texts<typeof english.orderShares> = {
  title: 'تقاسم الفاتورة',
  intro: 'هل تسافرون مع آخرين؟ قسّموا المبلغ المتبقي، وأرسلوا إلى كل شخص رابطًا لدفع حصته.',
  start: 'تقسيم الفاتورة',
  change: 'إعادة تقسيم المتبقي',
  replaces: 'تحل الحصص الجديدة محل الحصص غير المدفوعة، وتتوقف روابطها القديمة عن العمل.',
  count: 'التقسيم بالتساوي على',
  split: 'تقسيم',
  part: (number) => `الحصة ${number}`,
  names: 'الاسم',
  amount: 'المبلغ بالدولار الأمريكي',
  leaveOut: 'تُستبعد الحصص التي لا اسم لها ولا مبلغ.',
  sum: (amount) => `مجموع الحصص ${amount}، وهو كامل المبلغ المتبقي.`,
  under: (amount) => `بقي ${amount} من المبلغ المتبقي خارج الحصص.`,
  over: (amount) => `تزيد الحصص على المبلغ المتبقي بمقدار ${amount}.`,
  send: 'إنشاء الروابط',
  progress: (paid, all) => `الحصص المدفوعة: ${paid} من ${all}`,
  paid: 'مدفوعة',
  open: 'لم تُدفع بعد',
  link: 'رابط الدفع',
  linkOf: (names) => `رابط دفع حصة ${isolated(names)}`,
  copy: 'نسخ الرابط',
  copyOf: (names) => `نسخ رابط حصة ${isolated(names)}`,
  copied: 'نُسخ الرابط.',
  notCopied: (link) => `لم يسمح لنا متصفحكم بالنسخ. الرابط هو ${isolated(link)}`,
};

import type { Texts } from '../texts.ts';
import type * as english from '../en/order-shares.ts';

export const orderShares: Texts<typeof english.orderShares> = {
  title: 'تقاسم الفاتورة',
  intro: 'هل تسافرون مع آخرين؟ قسّموا المبلغ المتبقي، وأرسلوا إلى كل شخص رابطًا لدفع حصته.',
  start: 'تقسيم الفاتورة',
  change: 'إعادة تقسيم المتبقي',
  replaces: 'تحل الحصص الجديدة محل الحصص غير المدفوعة، وتتوقف روابطها القديمة عن العمل.',
  count: 'التقسيم بالتساوي على',
  split: 'تقسيم',
  part: 'الحصة {number}',
  names: 'الاسم',
  amount: 'المبلغ بالدولار الأمريكي',
  leaveOut: 'تُستبعد الحصص التي لا اسم لها ولا مبلغ.',
  sum: 'مجموع الحصص {amount}، وهو كامل المبلغ المتبقي.',
  under: 'بقي {amount} من المبلغ المتبقي خارج الحصص.',
  over: 'تزيد الحصص على المبلغ المتبقي بمقدار {amount}.',
  send: 'إنشاء الروابط',
  progress: 'الحصص المدفوعة: {paid} من {all}',
  paid: 'مدفوعة',
  open: 'لم تُدفع بعد',
  link: 'رابط الدفع',
  linkOf: 'رابط دفع حصة {names}',
  copy: 'نسخ الرابط',
  copyOf: 'نسخ رابط حصة {names}',
  copied: 'نُسخ الرابط.',
  notCopied: 'لم يسمح لنا متصفحكم بالنسخ. الرابط هو {link}',
};

import type { Texts } from '../texts.ts';
import type { giftPaper as english } from '../en/gift-paper.ts';

export const giftPaper: Texts<typeof english> = {
  title: 'قسيمة هدية',
  for: 'إلى',
  from: 'من',
  worth: 'بقيمة {amount}',
  code: 'الرمز: {code}',
  validUntil: 'صالحة حتى {day}.',
  how: 'أدخلوا الرمز عند دفع رحلة على موقعنا، أو اقرؤوه لنا عبر الهاتف. يمكن استخدامها على دفعات. كل من لديه الرمز يمكنه استخدامها، فاحفظوه في مكان آمن.',
  farewell: 'نتطلع إلى رحلتكم. {company}',
  amount: 'المبلغ',
  until: 'صالحة حتى',
  discover: 'اكتشفوا رحلاتنا',
  bought: {
    subject: 'قسيمة هديتكم إلى {to}',
    heading: 'قسيمة هديتكم جاهزة',
    text: 'شكرًا لكم، {from}. قسيمة الهدية إلى {to} مرفقة وجاهزة للطباعة.',
  },
  received: {
    subject: '{from} يهديكم رحلة',
    heading: 'هدية لكم',
    text: 'أعزاءنا {to}، أهداكم {from} قسيمة هدية لرحلة معنا. تجدونها مرفقة.',
  },
};

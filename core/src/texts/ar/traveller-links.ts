import type { Texts } from '../texts.ts';
import type * as english from '../en/traveller-links.ts';

export const travellerLinks: Texts<typeof english.travellerLinks> = {
  title: 'بياناتكم للرحلة',
  intro:
    'تُحجز التصاريح والفنادق والاصطحاب من المطار باسمكم كما ورد في جواز سفركم. ولا يرى ما تدخلونه إلا صاحب الحجز ومكتبنا.',
  tour: 'الرحلة',
  begins: 'تبدأ',
  goneTitle: 'انتهت صلاحية هذا الرابط',
  gone: 'ربما انتهت الرحلة أو أُلغيت، أو أُنشئت الروابط من جديد. يُرجى سؤال من أرسل إليكم الرابط.',
  linksTitle: 'ليُدخل كل شخص بياناته بنفسه',
  linksIntro: 'أنشئوا رابطًا خاصًا لكل مسافر: يفتح بياناته وحدها، ولا شيء من بيانات الآخرين أو الطلب.',
  make: 'إنشاء الروابط',
  link: 'رابط خاص',
  linkOf: 'رابط خاص بالمسافر {number}',
  copy: 'نسخ الرابط',
  copyOf: 'نسخ الرابط للمسافر {number}',
  end: 'إنهاء كل الروابط',
  legend: 'بياناتكم',
};

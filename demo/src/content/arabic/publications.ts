import type { TranslatedRecords } from '../types.ts';

/** The Arabic titles of the demonstration documents, by the English ones; the documents themselves are English. */
export const publicationsInArabic: TranslatedRecords = {
  'Green season offer: three nights in Akagera for the price of two': {
    title: 'عرض الموسم الأخضر: ثلاث ليالٍ في أكاجيرا بثمن ليلتين',
  },
  'A packing list for the volcanoes, and what to leave at home': { title: 'ما تحزمونه للبراكين، وما تتركونه في البيت' },
  'Weekends for residents: four short journeys from Kigali': {
    title: 'عطلات نهاية الأسبوع للمقيمين: أربع رحلات قصيرة من كيغالي',
  },
  'Conference season: rooms, interpreters and transfers from one desk': {
    title: 'موسم المؤتمرات: قاعات ومترجمون وتنقلات من مكتب واحد',
  },
  'Imisozi Safaris opens its trail fund for village guides': {
    title: 'Imisozi Safaris تفتح صندوق الدروب لمرشدي القرى',
  },
  'New booking service lets visitors reserve now and pay later': { title: 'خدمة جديدة: احجزوا الآن وادفعوا لاحقًا' },
  'Draft: partnership for electric safari vehicles': { title: 'مسودة: شراكة من أجل سيارات سفاري كهربائية' },
  'Travel health measures: what guests should know': { title: 'تدابير صحية في السفر: ما ينبغي أن يعرفه الضيوف' },
  'Archive: measures during the reopening of the parks': { title: 'أرشيف: التدابير أثناء إعادة فتح المتنزهات' },
};

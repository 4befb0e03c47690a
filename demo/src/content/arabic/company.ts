import type { AdviceTranslations } from '@imisozi/core/travel-advice';

/** The company's tagline in Arabic. */
export const taglineInArabic = 'رحلات في أرض الألف تلة';

/** The company's advice for every traveller, in Arabic. */
export const adviceInArabic: NonNullable<AdviceTranslations['ar']> = {
  season:
    'الأشهر الأجف من يونيو إلى سبتمبر ومن ديسمبر إلى فبراير. ومن مارس إلى مايو كل شيء أخضر وهادئ، مع مطر بعد ظهر معظم الأيام.',
  fitness: 'لا تلزم لياقة خاصة، إلا إذا ذُكر ذلك في وصف أحد الأيام.',
  packing: 'سترة مطر خفيفة\nأحذية لا تنزلق\nلباس دافئ للمساء\nواقٍ من الشمس وقبعة\nأكياس من القماش: البلاستيكية ممنوعة',
  visa: 'يحصل كثير من المسافرين على التأشيرة عند الوصول أو عبر الإنترنت قبل السفر. القواعد تتغير، فاسألونا مع ذكر جنسيتكم.',
  faq: [
    {
      question: 'هل يمكنكم تعديل الرحلة لنا؟',
      answer: 'نعم: يمكن أن تكون كل رحلة تقريبًا أطول أو أقصر أو أهدأ. أخبرونا بما تفكرون فيه.',
    },
    {
      question: 'هل نحتاج إلى تأمين سفر؟',
      answer: 'نعم، من فضلكم: للمرض والحوادث والعودة إلى الوطن. أسعارنا لا تشمله أبدًا.',
    },
  ],
};

import type { Texts } from '../texts.ts';
import type { refunds as english } from '../en/refunds.ts';

export const refunds: Texts<typeof english> = {
  whyKept: {
    decided: 'قرر مكتبنا ذلك بشأن حجزكم. إذا كان لديكم سؤال عنه، يُرجى مراسلتنا.',
    byTerms: 'وفق شروط الحجز، يُحتسب {price} عند الإلغاء {when}{capped}.',
    percent: '{percent, plural, =100 {السعر كاملًا} other {#٪ من السعر}}',
    percentWithoutPermits: '{percent, plural, =100 {السعر كاملًا} other {#٪ من السعر من دون التصاريح}}',
    permits: 'كنّا قد اشترينا لكم تصاريح بقيمة {amount, number, usd}، وهي لا تُسترد.',
    capped: '، لذلك نحتفظ بكل ما دُفع',
    after: 'بعد يوم السفر',
    before:
      '{days, plural, =0 {في يوم السفر} =1 {قبل يوم واحد من السفر} two {قبل يومين من السفر} few {قبل # أيام من السفر} many {قبل # يومًا من السفر} other {قبل # يوم من السفر}}',
  },
  ways: {
    card: 'إلى البطاقة',
    bank: 'بتحويل مصرفي',
    cash: 'نقدًا',
    'mobile-money': 'عبر محفظة الهاتف',
    'gift-voucher': 'إلى قسيمة الهدية',
    other: '',
  },
  sameWay: 'بالطريقة التي دفعتم بها',
  sameWays:
    '{count, plural, two {بالطريقتين اللتين دفعتم بهما} few {بالطرق التي دفعتم بها} other {بالطريقة التي دفعتم بها}}: {ways}',
  andWay: '{ways} و{way}',
};

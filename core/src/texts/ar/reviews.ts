import type { Texts } from '../texts.ts';
import type * as english from '../en/reviews.ts';

export const reviews: Texts<typeof english.reviews> = {
  title: 'آراء المسافرين',
  stars: '{stars} من 5 نجوم',
  sum: '{average, number} من 5 · {count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  travelled: 'تاريخ السفر: {month}',
  answer: '{company}:',
  more: '{count, plural, zero {لا تقييمات أخرى} one {تقييم آخر} two {تقييمان آخران} few {# تقييمات أخرى} many {# تقييمًا آخر} other {# تقييم آخر}}',
  honest: 'لا يكتب هنا إلا من حجز هذه الرحلة معنا وسافر.',
};

export const orderReview: Texts<typeof english.orderReview> = {
  title: 'كيف كانت رحلتكم؟',
  intro: 'حدّثوا المسافرين الآخرين عنها. نقرأ كل تقييم، وننشره من دون تغيير أي كلمة.',
  written: 'شكرًا لكم، وصلنا تقييمكم. ما زال بإمكانكم تغييره إلى أن نقرأه.',
  read: 'شكرًا لكم، قرأنا تقييمكم.',
  published: 'شكرًا لكم. تقييمكم منشور في صفحة الرحلة.',
  stars: 'عدد النجوم',
  words: ['مخيّبة للآمال', 'كان يمكن أن تكون أفضل', 'جيدة', 'جيدة جدًا', 'رائعة'],
  text: 'تقييمكم',
  names: 'اسمكم كما يظهر في الموقع',
  namesHint: 'الاسم الأول يكفي.',
  send: 'إرسال التقييم',
  change: 'تغيير التقييم',
};

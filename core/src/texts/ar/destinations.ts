import type { Texts } from '../texts.ts';
import type * as english from '../en/destinations.ts';

export const destinations: Texts<typeof english.destinations> = {
  title: 'الوجهات',
  description: 'براكين وسافانا وغابات مطيرة وبحيرات وتلال ملكية: هذه وجهات رحلاتنا.',
  intro: 'رواندا بلد واحد بمناخات كثيرة. إليكم الأماكن التي تصل إليها رحلاتنا، وما ينتظركم فيها.',
  empty: 'لا توجد وجهات حاليًا.',
  tours: 'عرض الرحلات',
  plan: 'هل تودون زيارتها؟',
  planText: 'يمكن تصميم كل رحلة بما يناسبكم، ويمكن لمعظم الرحلات أن تتوقف هنا.',
  all: 'كل الوجهات',
  picture: '{title}، الصورة {index} من {count}',
  gallery: 'صور {title}',
  others: 'أماكن أخرى',
  toursTo: 'رحلات إلى {title}',
  allToursTo:
    '{count, plural, zero {كل الرحلات إلى {title}} one {الرحلة إلى {title}} two {الرحلتان إلى {title}} other {كل الرحلات إلى {title} (#)}}',
};

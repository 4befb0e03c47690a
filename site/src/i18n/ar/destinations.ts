import type * as english from '../en/destinations';
import { isolated } from '../isolated';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('ar');

export const destinations: Texts<typeof english.destinations> = {
  title: 'الوجهات',
  description: 'براكين وسافانا وغابات مطيرة وبحيرات وتلال ملكية: هذه وجهات رحلاتنا.',
  intro: 'رواندا بلد واحد بمناخات كثيرة. إليكم الأماكن التي تصل إليها رحلاتنا، وما ينتظركم فيها.',
  empty: 'لا توجد وجهات حاليًا.',
  tours: 'عرض الرحلات',
  plan: 'هل تودون زيارتها؟',
  planText: 'يمكن تصميم كل رحلة بما يناسبكم، ويمكن لمعظم الرحلات أن تتوقف هنا.',
  all: 'كل الوجهات',
  picture: (title, index, count) => `${isolated(title)}، الصورة ${index} من ${count}`,
  gallery: (title) => `صور ${isolated(title)}`,
  viewCount: (count) =>
    counted(count, {
      zero: 'لم تُقرأ بعد',
      one: 'قُرئت مرة واحدة',
      two: 'قُرئت مرتين',
      few: 'قُرئت # مرات',
      many: 'قُرئت # مرة',
      other: 'قُرئت # مرة',
    }),
  others: 'أماكن أخرى',
  toursTo: (title) => `رحلات إلى ${isolated(title)}`,
  allToursTo: (count, title) =>
    counted(count, {
      zero: `كل الرحلات إلى ${isolated(title)}`,
      one: `الرحلة إلى ${isolated(title)}`,
      two: `الرحلتان إلى ${isolated(title)}`,
      few: `كل الرحلات إلى ${isolated(title)} (#)`,
      many: `كل الرحلات إلى ${isolated(title)} (#)`,
      other: `كل الرحلات إلى ${isolated(title)} (#)`,
    }),
};

import type * as english from '../en/destinations';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('ar');

export const destinations: Texts<typeof english.destinations> = {
  title: 'الوجهات',
  description: 'براكين وسافانا وغابات مطيرة وبحيرات وتلال ملكية: إلى هنا تمضي رحلاتنا.',
  intro: 'رواندا بلد واحد بمناخات كثيرة. إليكم الأماكن التي تمضي إليها رحلاتنا، وما ينتظركم فيها.',
  empty: 'لا توجد وجهات حاليًا.',
  tours: 'عرض الرحلات',
  onMap: 'مشاهدة المنطقة على openstreetmap.org',
  plan: 'هل تودون زيارتها؟',
  planText: 'يمكن تصميم كل رحلة بما يناسبكم، ويمكن لمعظم الرحلات أن تتوقف هنا.',
  all: 'كل الوجهات',
  picture: (title, index, count) => `${title}، الصورة ${index} من ${count}`,
  gallery: (title) => `صور ${title}`,
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
  toursTo: (title) => `رحلات إلى ${title}`,
  allToursTo: (count, title) =>
    counted(count, {
      zero: `كل الرحلات إلى ${title}`,
      one: `الرحلة إلى ${title}`,
      two: `الرحلتان إلى ${title}`,
      few: `كل الرحلات إلى ${title} (#)`,
      many: `كل الرحلات إلى ${title} (#)`,
      other: `كل الرحلات إلى ${title} (#)`,
    }),
};

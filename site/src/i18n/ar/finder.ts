import type * as english from '../en/finder';
import { isolated } from '../isolated';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('ar');

export const finder: Texts<typeof english.finder> = {
  title: 'البحث عن رحلة',
  words: 'ماذا تودون أن تروا؟',
  wordsExample: 'الغوريلا، بحيرة، مدينة …',
  people: 'الأشخاص',
  days: 'المدة',
  price: 'ميزانية المجموعة',
  place: 'الوجهة',
  month: 'الموعد',
  sort: 'الترتيب حسب',
  any: 'الكل',
  anyPlace: 'أي مكان',
  anyTime: 'أي وقت',
  sorts: { fit: 'الأنسب', price: 'الأقل سعرًا', length: 'الأقصر أولًا' },
  upToDays: (days) =>
    counted(days, {
      zero: 'حتى # يوم',
      one: 'يوم واحد',
      two: 'حتى يومين',
      few: 'حتى # أيام',
      many: 'حتى # يومًا',
      other: 'حتى # يوم',
    }),
  upTo: (price) => `حتى ${price}`,
  peopleOrMore: (people) =>
    counted(people, {
      zero: '# شخص',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصًا',
      other: '# شخص',
    }),
  counted: (label, count) => `${label} (${count})`,
  show: 'عرض الرحلات',
  clear: 'مسح الكل',
  remove: (criterion) => `إزالة: ${criterion}`,
  chosen: 'تبحثون عن',
  forWords: (words) => `«${isolated(words)}»`,
  inPlace: (place) => `إلى ${isolated(place)}`,
  inMonth: (month) => `في ${month}`,
  count: (count) =>
    counted(count, {
      zero: 'لا رحلات',
      one: 'رحلة واحدة',
      two: 'رحلتان',
      few: '# رحلات',
      many: '# رحلة',
      other: '# رحلة',
    }),
  found: (count) =>
    counted(count, {
      zero: 'لا رحلات مناسبة',
      one: 'رحلة واحدة مناسبة',
      two: 'رحلتان مناسبتان',
      few: '# رحلات مناسبة',
      many: '# رحلة مناسبة',
      other: '# رحلة مناسبة',
    }),
  nothing: 'لا توجد رحلة تناسب كل ذلك',
  nothingText: 'أخبرونا بما تفكرون فيه، ونخطط للرحلة من أجلكم. أو اطّلعوا على أقرب الرحلات إلى ما تريدون:',
  ask: 'اطلبوا منا التخطيط لها',
  nearest: 'الأقرب إلى ما تريدون',
  misses: {
    words: 'لا تتضمن كل كلماتكم',
    people: 'لا تُباع على الموقع لهذا العدد من الأشخاص',
    days: 'ليست لها مدة محددة',
    price: 'السعر عند الطلب',
    place: 'وجهتها مختلفة',
    month: 'لا يوجد موعد انطلاق بمقاعد كافية في هذا الشهر',
  },
  longer: (days) =>
    counted(days, {
      zero: 'أطول بـ# يوم',
      one: 'أطول بيوم واحد',
      two: 'أطول بيومين',
      few: 'أطول بـ# أيام',
      many: 'أطول بـ# يومًا',
      other: 'أطول بـ# يوم',
    }),
  dearer: (price) => `تتجاوز ميزانيتكم بمقدار ${price}`,
  pages: 'صفحات الرحلات',
  previous: 'السابقة',
  next: 'التالية',
  page: (page, pages) => `الصفحة ${page} من ${pages}`,
  titles: {
    place: (place) => `رحلات إلى ${isolated(place)}`,
    days: (length) => `رحلات: ${length}`,
    month: (month) => `رحلات في ${month}`,
  },
};

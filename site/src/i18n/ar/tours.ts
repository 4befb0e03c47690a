import { MAX_GROUP_SIZE } from '@imisozi/core/prices';
import type * as english from '../en/tours';
import { isolated } from '../isolated';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('ar');

const people = (count: number) =>
  counted(count, {
    zero: '# شخص',
    one: 'شخص واحد',
    two: 'شخصان',
    few: '# أشخاص',
    many: '# شخصًا',
    other: '# شخص',
  });

/** After a preposition two people are written otherwise. */
const ofPeople = (count: number) => (count === 2 ? 'شخصين' : people(count));

export const tours: Texts<typeof english.tours> = {
  title: 'باقات الرحلات',
  description: 'من يوم واحد إلى نحو أسبوعين، وكل الأسعار لمجموعتكم معروضة في الصفحة.',
  intro:
    'من يوم واحد في المدينة إلى أسبوعين في أنحاء البلاد. الأسعار لمجموعتكم كلها، فتعرفون تكلفة الرحلة قبل أن تسألوا.',
  empty: 'لا توجد رحلات لعرضها حاليًا. أخبرونا بما تفكرون فيه، ونخطط لرحلة لكم وحدكم.',
  ask: 'تواصلوا معنا',
  from: 'من',
  forPeople: (count) =>
    counted(count, {
      zero: 'لـ# شخص',
      one: 'لشخص واحد',
      two: 'لشخصين',
      few: 'لـ# أشخاص',
      many: 'لـ# شخصًا',
      other: 'لـ# شخص',
    }),
  onRequest: 'السعر عند الطلب',
  fromPeople: (count) => `ابتداءً من ${ofPeople(count)}`,
  days: (count) =>
    counted(count, {
      zero: '# يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    }),
  all: 'كل الرحلات',
  leadsTo: 'تصل هذه الرحلة إلى',
  routeMap: (stops) =>
    counted(stops, {
      zero: 'خريطة المسار',
      one: 'خريطة المسار: محطته الوحيدة مرقمة كما في القائمة أدناه',
      two: 'خريطة المسار: محطتاه مرقمتان كما في القائمة أدناه',
      few: 'خريطة المسار: محطاته الـ# مرقمة كما في القائمة أدناه',
      many: 'خريطة المسار: محطاته الـ# مرقمة كما في القائمة أدناه',
      other: 'خريطة المسار: محطاته الـ# مرقمة كما في القائمة أدناه',
    }),
  related: 'رحلات على الطريق نفسه',
  overview: 'الرحلة',
  itinerary: 'البرنامج يومًا بيوم',
  day: (day) => (/^\d+$/.test(String(day)) ? `اليوم ${day}` : String(day)),
  tips: 'معلومات مفيدة',
  before: 'قبل السفر',
  advice: {
    season: 'أفضل وقت للزيارة',
    fitness: 'اللياقة المطلوبة',
    packing: 'ما تحملونه معكم',
    visa: 'التأشيرة والدخول',
  },
  questions: 'أسئلة المسافرين',
  includes: 'يشمل السعر',
  excludes: 'لا يشمل السعر',
  nothingListed: 'لا شيء',
  departure: 'الانطلاق',
  location: 'المكان',
  length: 'المدة',
  prices: 'الأسعار',
  pricesNote: 'الأسعار بالدولار الأمريكي للمجموعة كلها.',
  people,
  perPerson: (price) => `${price} للشخص`,
  eachRange: (least, most) => `من ${least} إلى ${most} للشخص`,
  notOffered: 'اسألوا مكتبنا',
  pricesInclude: (labels) => `يشمل السعر: ${new Intl.ListFormat('ar').format(labels)}.`,
  groupOf: (from, to) => (from === to ? people(from) : `من ${from} إلى ${ofPeople(to)}`),
  moreThan: (count) =>
    count === MAX_GROUP_SIZE
      ? 'هل عددكم ستة أو أكثر؟ يسر مكتبنا أن يخطط للرحلة معكم.'
      : `هل عددكم أكثر من ${count}؟ يسر مكتبنا أن يخطط للرحلة معكم.`,
  comments: 'آراء المسافرين',
  picture: (title) => `صورة الرحلة: ${isolated(title)}`,
  gallery: {
    title: 'صور هذه الرحلة',
    caption: (alt, number, count) => `${number} من ${count}: ${isolated(alt)}`,
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    close: 'إغلاق الصور',
  },
};

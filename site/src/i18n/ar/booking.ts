import { ARABIC_DURATIONS } from '@imisozi/core/words/durations';
import type * as english from '../en/booking';
import { isolated } from '../isolated';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('ar');

const years = (count: number) =>
  counted(count, {
    zero: '# سنة',
    one: 'سنة واحدة',
    two: 'سنتين',
    few: '# سنوات',
    many: '# سنة',
    other: '# سنة',
  });

export const booking: Texts<typeof english.booking> = {
  title: 'حجز هذه الرحلة',
  eventTitle: 'حجز مكانكم',
  people: 'عدد الأشخاص',
  fewer: 'إنقاص شخص',
  more: 'زيادة شخص',
  outside: (people) => `العدد ${people} يُحجز عن طريق المكتب، يُرجى التواصل معنا`,
  total: 'الإجمالي لمجموعتكم',
  eventTotal: 'سعر المكان الواحد',
  freeEntry: 'الدخول مجاني',
  noPrice: 'لا يوجد سعر على الموقع: يُرجى سؤال مكتبنا',
  names: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  address: 'العنوان',
  location: 'مكان الاصطحاب',
  locationHint: 'المكان الذي نصطحبكم منه',
  date: 'تاريخ السفر',
  tooSoon: 'يُرجى اختيار تاريخ ابتداءً من الغد',
  eventDate: 'التاريخ',
  required: (label) => `حقل «${label}» مطلوب`,
  payLater: 'الحجز والدفع لاحقًا',
  payNow: 'الحجز والدفع الآن',
  busy: 'جارٍ الحجز…',
  refused: (amount) => `السعر المختار ${amount} غير متاح`,
  gone: 'لم يعد هذا متاحًا للحجز.',
  later: 'إذا اخترتم الدفع لاحقًا، نرسل إليكم فاتورة أولية. وإذا اخترتم الدفع الآن، ننقلكم مباشرة إلى صفحة الدفع.',
  ordered: (number) => `سبق أن حجزتم هذا: الطلب رقم ${isolated(number)}.`,
  view: 'عرض طلبكم',
  next: 'الخطوات التالية',
  steps: [
    'تصلكم رسالة بريد إلكتروني فيها فاتورتكم الأولية ورابط طلبكم.',
    'يتحقق فريقنا في كيغالي من التواريخ والتوافر، ويرد خلال يوم عمل واحد.',
    'يمكنكم عبر هذا الرابط الدفع بالبطاقة أو بتحويل مصرفي، الآن أو في الوقت الذي يناسبكم.',
  ],
};

export const bookingOptions: Texts<typeof english.bookingOptions> = {
  seats: (left) =>
    counted(left, {
      zero: 'لم يبقَ أي مقعد',
      one: 'بقي مقعد واحد',
      two: 'بقي مقعدان',
      few: 'بقيت # مقاعد',
      many: 'بقي # مقعدًا',
      other: 'بقي # مقعد',
    }),
  departure: 'موعد الانطلاق',
  otherDate: 'تاريخ آخر',
  otherDateHint: 'فقط إذا اخترتم تاريخًا آخر أعلاه',
  dateRequired: 'يُرجى اختيار موعد انطلاق أو تاريخ',
  leadDays: (days) =>
    `${counted(days, {
      zero: 'قبل الموعد بـ# يوم',
      one: 'قبل الموعد بيوم واحد',
      two: 'قبل الموعد بيومين',
      few: 'قبل الموعد بـ# أيام',
      many: 'قبل الموعد بـ# يومًا',
      other: 'قبل الموعد بـ# يوم',
    })} على الأقل. لموعد أقرب اتصل بنا`,
  travellers: 'المسافرون',
  adult: 'البالغون',
  ages: (from, to) =>
    from === undefined
      ? to === undefined
        ? ''
        : `حتى ${years(to)}`
      : to === undefined
        ? `من ${years(from)} فأكثر`
        : `من ${from} إلى ${years(to)}`,
  countInvalid: 'يُرجى إدخال عدد صحيح',
  extras: 'إضافات',
  none: 'بدون',
  yes: 'نعم',
  per: {
    person: 'للشخص',
    booking: 'للحجز',
    unit: 'للواحدة',
    day: 'في اليوم',
    'person-day': 'للشخص في اليوم',
  },
  promoCode: 'رمز الخصم',
  promoHint: 'إن كان لديكم رمز',
  update: 'عرض السعر',
  price: 'السعر',
  total: 'الإجمالي',
  includesSeason: (season) => `الموسم: ${season}`,
  dueNow: (what) => `${what}، الاستحقاق الآن`,
  dueOn: (what, day) => `${what}، الاستحقاق ${day}`,
  instalments: { deposit: 'الدفعة المقدمة', balance: 'المبلغ المتبقي', full: 'المبلغ كاملًا' },
  chooseDate: 'اختاروا تاريخًا لتعرفوا مواعيد الدفع ورسوم الإلغاء.',
  cancelling: 'عند الإلغاء',
  until: (day) => `حتى ${day}`,
  free: 'لا رسوم',
  everything: 'يُحتسب المبلغ كاملًا',
  charged: (charge, refund) => `يُحتسب ${charge} ويُعاد إليكم ${refund}`,
  permitsKept: (permits, refund) => `التصاريح المشتراة (${permits}) لا تُسترد، ويُعاد إليكم ${refund}`,
  chargedWithPermits: (charge, permits, refund) =>
    `يُحتسب ${charge}، والتصاريح المشتراة (${permits}) لا تُسترد، ويُعاد إليكم ${refund}`,
  hold: (minutes, hours) =>
    `نحتفظ بمقاعدكم لمدة ${minutes} دقيقة. وإذا اخترتم الدفع لاحقًا، فافتحوا خلالها الرابط الوارد في رسالتنا الإلكترونية لنحتفظ بها لمدة ${ARABIC_DURATIONS.hours(hours)}.`,
  newPrice: (total) => `السعر الآن ${total}. يُرجى مراجعته ثم إعادة الحجز.`,
};

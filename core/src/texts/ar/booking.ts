import type { Texts } from '../texts.ts';
import type * as english from '../en/booking.ts';
import { refusals } from './refusals.ts';

export const booking: Texts<typeof english.booking> = {
  title: 'حجز هذه الرحلة',
  eventTitle: 'حجز مكانكم',
  people: 'عدد الأشخاص',
  fewer: 'إنقاص شخص',
  more: 'زيادة شخص',
  outside: refusals['people-at-office'],
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
  required: 'حقل «{label}» مطلوب',
  payLater: 'الحجز والدفع لاحقًا',
  payNow: 'الحجز والدفع الآن',
  busy: 'جارٍ الحجز…',
  refused: refusals['price-not-allowed'],
  gone: 'لم يعد هذا متاحًا للحجز.',
  later: 'إذا اخترتم الدفع لاحقًا، نرسل إليكم فاتورة أولية. وإذا اخترتم الدفع الآن، ننقلكم مباشرة إلى صفحة الدفع.',
  ordered: 'سبق أن حجزتم هذا: الطلب رقم {number}.',
  view: 'عرض طلبكم',
  next: 'الخطوات التالية',
  steps: [
    'تصلكم رسالة بريد إلكتروني فيها فاتورتكم الأولية ورابط طلبكم.',
    'يتحقق فريقنا في كيغالي من التواريخ والتوافر، ويرد خلال يوم عمل واحد.',
    'يمكنكم عبر هذا الرابط الدفع بالبطاقة أو بتحويل مصرفي، الآن أو في الوقت الذي يناسبكم.',
  ],
};

export const bookingOptions: Texts<typeof english.bookingOptions> = {
  seats:
    '{left, plural, zero {لم يبقَ أي مقعد} one {بقي مقعد واحد} two {بقي مقعدان} few {بقيت # مقاعد} many {بقي # مقعدًا} other {بقي # مقعد}}',
  departure: 'موعد الانطلاق',
  otherDate: 'تاريخ آخر',
  otherDateHint: 'فقط إذا اخترتم تاريخًا آخر أعلاه',
  dateRequired: 'يُرجى اختيار موعد انطلاق أو تاريخ',
  leadDays:
    '{days, plural, one {قبل الموعد بيوم واحد} two {قبل الموعد بيومين} few {قبل الموعد بـ# أيام} many {قبل الموعد بـ# يومًا} other {قبل الموعد بـ# يوم}} على الأقل. لموعد أقرب اتصل بنا',
  travellers: 'المسافرون',
  adult: 'البالغون',
  ages: {
    from: 'من {from, plural, one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} فأكثر',
    upTo: 'حتى {to, plural, one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}',
    between: 'من {from} إلى {to, plural, one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}',
  },
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
  includesSeason: 'الموسم: {season}',
  chooseDate: 'اختاروا تاريخًا لتعرفوا مواعيد الدفع ورسوم الإلغاء.',
  hold: 'نحتفظ بمقاعدكم لمدة {minutes} دقيقة. وإذا اخترتم الدفع لاحقًا، فافتحوا خلالها الرابط الوارد في رسالتنا الإلكترونية لنحتفظ بها لمدة {hours, plural, one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  newPrice: 'السعر الآن {total}. يُرجى مراجعته ثم إعادة الحجز.',
  newTerms: 'تسري في هذا اليوم شروط أخرى للدفع أو الإلغاء. يُرجى مراجعتها ثم إعادة الحجز.',
};

/** The three steps of the booking form. */
export const bookingSteps: Texts<typeof english.bookingSteps> = {
  when: 'متى',
  who: 'من وماذا',
  you: 'أنت',
  next: 'متابعة',
  calendar: 'تقويم الأيام والأسعار والمقاعد',
  calendarOf: 'أيام السفر',
  nextMonth: 'الشهر التالي',
  previousMonth: 'الشهر السابق',
  each: '{price} للشخص',
  full: 'اكتملت: انضم إلى قائمة الانتظار',
  addressHint: 'من أجل فاتورتك: المدينة والبلد يكفيان',
  requests: 'طلبات خاصة',
  requestsHint: 'مناسبة، رحلة جوية متأخرة، غرفة هادئة: أخبرنا بما يساعدك',
  extras: '{count, plural, one {إضافة واحدة} other {# إضافات}}',
  /** The kinds of extras. */
  kinds: { permit: 'التصاريح', room: 'الغرف', service: 'إضافات' },
  kindHints: {
    permit: 'لزيارة الحيوانات؛ لا يُسترد ثمن التصريح بعد شرائه',
    room: 'فقط لغرف غير المشمولة في السعر',
  },
  rooms: '{count, plural, one {غرفة واحدة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}}',
};

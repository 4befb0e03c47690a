import type { Texts } from '../texts.ts';
import type * as english from '../en/order-page.ts';

export const orderBox: Texts<typeof english.orderBox> = {
  unreadable: 'لا يمكننا عرض هذا حاليًا. يُرجى المحاولة لاحقًا أو التواصل معنا.',
};

export const orderEnding: Texts<typeof english.orderEnding> = {
  by: {
    client: 'ألغيتم هذا الحجز{day}.',
    office: 'ألغينا هذا الحجز{day}.',
    departure: 'اضطررنا إلى إلغاء هذه الرحلة{day}. نأسف لذلك.',
    hold: 'لم تصلنا أي دفعة خلال مدة احتفاظنا بمقاعدكم، فأتحناها لغيركم{day}. إذا كنتم قد دفعتم، يُرجى مراسلتنا.',
  },
  on: ' بتاريخ {day}',
  reason: 'السبب: {reason}',
  nothing: 'لم يُدفع أي مبلغ، فلا نحتفظ بشيء ولا يُعاد شيء.',
  title: 'المبالغ',
  paid: 'المدفوع',
  kept: 'ما نحتفظ به',
  refund: 'يُعاد إليكم',
  sent: 'أُعيد حتى الآن',
  due: 'لم يُعَد بعد',
  tooMuch: 'مدفوع زيادةً، يُعاد إليكم',
  coming: 'نعيد المبلغ {ways}، ونراسلكم بالبريد الإلكتروني فور تحويله.',
  gone: 'المبلغ كله في طريقه إليكم. قد يستغرق ظهوره في حسابكم بضعة أيام.',
  none: 'لا يُعاد أي مبلغ.',
  again: 'طلب هذه الرحلة مرة أخرى',
  others: 'عرض رحلاتنا',
};

export const orderMoney: Texts<typeof english.orderMoney> = {
  price: 'السعر',
  payments: 'الدفعات',
  total: 'الإجمالي',
  paid: 'المدفوع',
  left: 'المتبقي للدفع',
  done: 'مدفوع',
  overdue: 'متأخر',
  pay: '{what, select, deposit {دفع الدفعة المقدمة، {amount}} balance {دفع المبلغ المتبقي، {amount}} other {دفع المبلغ كاملًا، {amount}}}',
  hold: 'نحتفظ بمقاعدكم حتى {moment}.',
  holdByMail:
    'نحتفظ بمقاعدكم حتى {moment}. افتحوا قبل ذلك الرابط الوارد في رسالتنا الإلكترونية لنحتفظ بها لمدة {hours, plural, one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  keepSeats: 'احتفظوا بمقاعدي',
  permits: 'التصاريح',
  permitsBought: '{label}: {count, number} تم شراؤها ({amount})، ولا تُسترد عند الإلغاء',
  permitsToBuy: '{label}: {count, number} لم تُشترَ بعد ({amount})، وتُسترد كبقية السعر',
  papers: 'الإيصالات',
  receipt: '{number}، {day}',
  cancel: 'إلغاء هذا الحجز',
  refund: 'يُعاد إليكم {amount}.',
  charge: 'نحتفظ بمبلغ {amount}.',
  reason: 'السبب (اختياري)',
  confirm: 'إلغاء الحجز',
  confirmRefund: 'إلغاء الحجز واسترداد {amount}',
};

export const orderMessage: Texts<typeof english.orderMessage> = {
  title: 'راسلونا بشأن هذا الطلب',
  label: 'رسالتكم',
  hint: 'نرد بالبريد الإلكتروني على العنوان المسجل في الطلب.',
  send: 'إرسال الرسالة',
};

export const travellers: Texts<typeof english.travellers> = {
  title: 'المسافرون',
  intro: 'تُحجز تصاريح المتنزهات والفنادق وخدمة الاصطحاب من المطار بهذه الأسماء، كما هي مكتوبة في جوازات السفر.',
  until: 'يمكنكم تغييرها حتى {day}.',
  over: 'كان تغييرها ممكنًا حتى {day}. إذا كان فيها خطأ، يُرجى الاتصال بنا أو مراسلتنا.',
  privacy: 'نحفظها مشفّرة، ونمحوها بعد رحلتكم بـ{days} يومًا.',
  type: '{code, select, adult {بالغ} child {طفل} infant {رضيع} youth {يافع} student {طالب} senior {من كبار السن} resident {مقيم} other {{name}}}',
  missing: 'لم تُدخل بعد',
  add: 'إدخال',
  change: 'تغيير',
  remove: 'إزالة',
  removing: 'هل تريدون إزالة {names} من هذا الحجز؟ نمحو البيانات على الفور.',
  confirmRemove: 'إزالة ومحو',
  keep: 'إبقاء',
  asked:
    '{missing, plural, zero {اكتملت بيانات المسافرين.} one {يُرجى إدخال بيانات المسافر المتبقي: تُشترى التصاريح بالأسماء المكتوبة في جوازات السفر.} two {يُرجى إدخال بيانات المسافرَين المتبقيَين: تُشترى التصاريح بالأسماء المكتوبة في جوازات السفر.} few {يُرجى إدخال بيانات # مسافرين متبقين: تُشترى التصاريح بالأسماء المكتوبة في جوازات السفر.} many {يُرجى إدخال بيانات # مسافرًا متبقيًا: تُشترى التصاريح بالأسماء المكتوبة في جوازات السفر.} other {يُرجى إدخال بيانات # مسافر متبقٍ: تُشترى التصاريح بالأسماء المكتوبة في جوازات السفر.}}',
  enter: 'إدخال بيانات المسافرين',
  which: 'المسافر {number}',
  legend: 'المسافر {number}: {type}',
  fields: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    birthDate: 'تاريخ الميلاد',
    nationality: 'الجنسية',
    passportNumber: 'رقم جواز السفر',
    passportExpiry: 'تاريخ انتهاء جواز السفر',
    diet: 'النظام الغذائي',
    remarks: 'ملاحظات',
    arrivalFlight: 'رحلة الوصول الجوية',
    arrivalAt: 'وقت الوصول',
    departureFlight: 'رحلة المغادرة الجوية',
    departureAt: 'وقت المغادرة',
  },
  optional: 'الأسماء وحدها مطلوبة الآن. يمكنكم إضافة الباقي لاحقًا.',
  zone: 'أوقات الرحلات الجوية بتوقيت كيغالي.',
  dietExample: 'نباتي، حساسية …',
  save: 'حفظ بيانات المسافر',
};

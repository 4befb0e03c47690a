import type { Texts } from '../texts.ts';
import type * as english from '../en/privacy.ts';

export const asked: Texts<typeof english.asked> = {
  title: 'كل حقل نسأل عنه',
  intro: 'هذه القائمة مأخوذة من نماذجنا نفسها. وما تتركونه فارغًا لا نحتفظ به.',
  whatFor: 'الغرض: {purpose}',
  purpose: {
    payer: 'لنطلب من هاتفكم الموافقة على الدفع',
    gift: 'لإعداد قسيمة الهدية وإرسالها',
    booking: 'لتنظيم رحلتكم أو مكانكم في فعالية، وإرسال وثائقها إليكم، واصطحابكم',
    travellers:
      'تحتاج الحدائق إلى جوازات السفر وتواريخ الميلاد والجنسيات لإصدار التصاريح، والفنادق والمرشدون إلى النظام الغذائي والملاحظات (ومنها الصحية إن شئتم إخبارنا)، ومن يصطحبكم إلى رحلاتكم الجوية. والأسماء وحدها مطلوبة',
    order: 'للرد عليكم بشأن حجزكم',
    shares: 'لإعطاء كل من يدفع جزءًا رابطًا خاصًا به يحمل اسمه',
    review: 'لعرض رأيكم على المسافرين الآخرين بالاسم الذي تختارونه',
    comment: 'لعرض كلامكم مع اسمكم، ولا يرى بريدكم الإلكتروني سوى موظفينا',
    acceptance: 'لإتمام حجزكم من العرض الذي اخترتموه',
    quote:
      'لتعديل العرض الذي أعددناه لكم، أو لفهم سبب عدم ملاءمته. ونحتفظ معه باسمكم وعناوينكم وما أخبرتمونا به عن الرحلة',
    waiting: 'لإبلاغكم عند توفر مقاعد والاحتفاظ بها لكم',
    registration: 'لتنظيم الفعالية وطعامكم',
    contact: 'للرد عليكم',
    brief: 'لتخطيط رحلة لكم ومراسلتكم بشأنها',
    event: 'لتخطيط فعاليتكم معكم ومراسلتكم بشأنها',
    airTicket: 'للبحث عن رحلات جوية لكم ومراسلتكم بشأنها',
    newsletter: 'لإرسال نشرتنا البريدية إليكم',
    guide: 'لمرشدينا فقط: لإبلاغ المكتب بما يجري في الطريق',
    staff: 'لموظفينا فقط: للسماح لهم بالدخول',
  },
};

export const keeping: Texts<typeof english.keeping> = {
  title: 'ما نحتفظ به ومدته',
  intro:
    'عند انتهاء مدته يُمحى تلقائيًا كل ليلة، وما تحتاجه الحسابات بعد ذلك يبقى من دون ما يدل عليكم. يمكنكم في أي وقت أن تسألونا عما نعرفه عنكم، وأن تطلبوا تصحيحه أو محوه.',
  keptAs: 'يُحفظ مع: {subject}',
  why: {
    contract: 'لتنفيذ عقدنا معكم',
    law: 'لأن القانون يفرضه',
    interest: 'لسلامة العمل',
    consent: 'بموافقتكم',
  },
  subjects: {
    bookings: 'الحجوزات',
    accounts: 'المدفوعات والحسابات',
    payers: 'أرقام الدفع بالهاتف',
    gifts: 'قسائم الهدايا',
    registrations: 'التسجيل في الفعاليات',
    travellers: 'المسافرون',
    quotes: 'العروض',
    conversations: 'المحادثات',
    mails: 'رسائلنا إليكم',
    waiting: 'قوائم الانتظار',
    clients: 'اسمكم وعناوينكم',
    newsletter: 'النشرة البريدية',
    opinions: 'التعليقات والتقييمات',
    trail: 'ما فعله كل من موظفينا',
    technical: 'السجلات التقنية',
    guides: 'المرشدون والسائقون',
    staff: 'حسابات موظفينا',
    partners: 'الموردون والوكلاء',
  },
  periods: {
    unbooked:
      'بلا فاتورة: {count, plural, one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} بعد الرحلة',
    accounts:
      'للحسابات: {count, plural, one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} بعد نهاية السنة',
    payers: '{count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} بعد الدفع',
    unpaidGifts: 'غير مدفوعة: {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    quotes:
      'غير مقبول: {count, plural, one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} بعد آخر يوم لقبوله',
    travellers:
      'مشفّرة، وتُمحى بعد {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من الرحلة',
    travellersWithoutDay:
      'بلا تاريخ سفر: {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} إضافية منذ آخر تغيير',
    guideNotes:
      'ما يُكتب في الطريق: {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} بعد الرحلة',
    formerGuides:
      'سجل المرشد نفسه: {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} بعد آخر رحلة',
    conversations:
      '{count, plural, one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} بعد آخر رسالة',
    mails: '{count, plural, one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}',
    waiting: '{count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} بعد الانطلاق',
    clients:
      '{count, plural, one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} بعد آخر تغيير، إن لم يبق شيء آخر محفوظًا',
    trail: '{count, plural, one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}',
    news: 'إشعارات الموظفين والأنظمة: {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    answers: 'ردود النماذج: {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    jobs: 'المهام المنتهية: {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    retriedJobs: 'المكررة منها: {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    sessions:
      'جلسات الدخول المنتهية: {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    files: 'ملفات غير مستعملة: {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    logs: 'سجلات النظام: {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    left: 'حتى تلغوا اشتراككم',
    asked: 'ما دمنا نعرضها، ونزيلها إن طلبتم ذلك',
    account: 'طوال مدة الحساب، ولا نحتفظ بكلمة المرور نفسها',
    partner: 'ما دمنا نعمل معًا',
  },
};

import type { Answers } from '../en/answers';
import { isolated } from '../isolated';

/** Where a number of an order, an amount or a code is put in. */
const part = isolated('#');

export const answers: Answers = {
  'Your order # has been received.': `استلمنا طلبكم رقم ${part}.`,
  "Thank you, your message has been sent. We'll reply soon.": 'شكرًا لكم، أُرسلت رسالتكم. سنرد قريبًا.',
  'Thank you. Your comment will be shown once our team has approved it.':
    'شكرًا لكم. يظهر تعليقكم بعد موافقة فريقنا عليه.',
  'Thank you, you are registered.': 'شكرًا لكم، تم تسجيلكم.',
  'Thank you for subscribing to our mailing list.': 'شكرًا لاشتراككم في قائمتنا البريدية.',
  'You have been unsubscribed. We are sorry to see you go.': 'أُلغي اشتراككم. يؤسفنا أن تغادرونا.',
  "You're on the waiting list. We'll email you as soon as seats come free.":
    'أنتم الآن على قائمة الانتظار. نراسلكم بالبريد الإلكتروني فور توفر مقاعد.',
  'You have left the waiting list. We hope to see you another time.':
    'غادرتم قائمة الانتظار. نأمل أن نراكم في وقت آخر.',
  'If this address has an account, a link to set a new password is on its way.':
    'إذا كان لهذا البريد الإلكتروني حساب، فقد أرسلنا إليه رابطًا لتعيين كلمة مرور جديدة.',
  'Your password has been changed. You have been logged out everywhere else.':
    'تغيّرت كلمة المرور، وسُجّل خروجكم من كل الأجهزة الأخرى.',
  'Both passwords must be the same': 'يجب أن تتطابق كلمتا المرور',
  'This order has already been paid.': 'سبق دفع هذا الطلب.',
  'This part of the bill has already been paid.': 'سبق دفع هذه الحصة من الفاتورة.',
  'Here is your order.': 'هذا طلبكم.',
  'This order was not found.': 'لم نجد هذا الطلب.',
  'This departure was not found.': 'لم نجد موعد الانطلاق هذا.',
  'This departure has been cancelled.': 'أُلغي موعد الانطلاق هذا.',
  'This address is not on our mailing list.': 'هذا العنوان ليس في قائمتنا البريدية.',
  'Air Ticket sent successfully!': 'أُرسل استفساركم عن تذكرة الطيران بنجاح!',
  'This tour is not on offer': 'هذه الرحلة غير متاحة',
  'A tour can be ordered only once; its price is for the whole group':
    'تُحجز الرحلة مرة واحدة فقط؛ فسعرها للمجموعة كلها',
  'That number # is allowed at the office, please contact us': 'العدد # يُحجز عن طريق المكتب، يُرجى التواصل معنا',
  'Selected price : # is not allowed': `السعر المختار ${part} غير متاح`,
  'The first possible day for this tour is …. For an earlier one please call our office: …':
    'أول يوم متاح لهذه الجولة هو …. لموعد أقرب يُرجى الاتصال بمكتبنا: …',
  'The travel date cannot be in the past': 'لا يمكن أن يكون تاريخ السفر في الماضي',
  'The travel date is not the day of the departure': 'تاريخ السفر لا يطابق يوم الانطلاق',
  'Please choose one of the departures of this tour': 'يُرجى اختيار أحد مواعيد انطلاق هذه الرحلة',
  'The number of people and the travellers do not agree': 'عدد الأشخاص لا يطابق عدد المسافرين',
  'At least one adult must travel with the group': 'يجب أن يسافر مع المجموعة بالغ واحد على الأقل',
  'A booking of this size is made at the office, please contact us': 'حجز بهذا الحجم يتم في مكتبنا، يُرجى التواصل معنا',
  'The promo code # is not valid': `رمز الخصم ${part} غير صالح`,
  'The promo code # has been used up': `استُنفدت مرات استخدام رمز الخصم ${part}`,
  'The promo code # is not for this tour': `رمز الخصم ${part} ليس لهذه الرحلة`,
  'The promo code # is not for this travel date': `رمز الخصم ${part} ليس لتاريخ السفر هذا`,
  'The promo code # needs a travel date': `يتطلب رمز الخصم ${part} تاريخ سفر`,
  'This departure is not on offer. Please choose another one': 'موعد الانطلاق هذا غير متاح. يُرجى اختيار موعد آخر',
  'Only # seat is left on this departure': 'لم يبقَ في هذا الموعد سوى مقعد واحد (#)',
  'Only # seats are left on this departure': 'لم يبقَ في هذا الموعد سوى # من المقاعد',
  'This departure is full. Please choose another one, or ask to be put on the waiting list':
    'هذا الموعد مكتمل. يُرجى اختيار موعد آخر أو طلب الانضمام إلى قائمة الانتظار',
  'We already hold as many unpaid seats for you as we can. Please pay the deposit of an earlier booking first, or ask our office':
    'نحتفظ لكم بالفعل بأكبر عدد ممكن من المقاعد غير المدفوعة. يُرجى دفع عربون حجز سابق أولاً، أو التواصل مع مكتبنا',
  'We cannot hold that many seats of one departure without a deposit. Please choose to pay now, or ask our office':
    'لا يمكننا الاحتفاظ بهذا العدد من المقاعد في موعد واحد دون عربون. يُرجى اختيار الدفع الآن، أو التواصل مع مكتبنا',
  'There are enough seats: you can book them now': 'المقاعد كافية: يمكنكم حجزها الآن',
  'You are on as many waiting lists as we can keep for you. Please leave one of them first, or ask our office':
    'أنت مسجّل في أقصى عدد ممكن من قوائم الانتظار. يُرجى مغادرة إحداها أولاً أو سؤال مكتبنا',
  'The whole departure has room for #': 'عدد مقاعد هذه الرحلة كلها #',
  'This place on a waiting list was not found.': 'لم نجد هذا المكان في قائمة الانتظار.',
  'A bill can be shared among at most #, those who have paid among them':
    'الحد الأقصى لعدد من يتقاسمون الفاتورة هو #، بمن فيهم من دفعوا',
  'Each part must be more than #': `يجب أن تكون كل حصة أكثر من ${part}`,
  'The parts add up to #, but only # is left to pay': `مجموع الحصص ${part}، ولم يبقَ للدفع سوى ${part}`,
  'This part of the bill can no longer be paid. Nothing has been charged.':
    'لم يعد ممكنًا دفع هذه الحصة من الفاتورة. لم يُخصم أي مبلغ.',
  'This part of a bill was not found. It may have been shared anew.':
    'لم نجد هذه الحصة من الفاتورة. ربما قُسّمت الفاتورة من جديد.',
  'You can tell us about your trip once it is paid for and over.': 'يمكنكم إخبارنا عن رحلتكم بعد دفع ثمنها وانتهائها.',
  'We have read your review already. To change it, please write to us.': 'لقد قرأنا تقييمكم. لتغييره، يُرجى مراسلتنا.',
  'Too many requests. Please try again later.': 'طلبات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
  'Too many requests for this email address. Please try again later.':
    'طلبات كثيرة جدًا لهذا البريد الإلكتروني. يُرجى المحاولة لاحقًا.',
};

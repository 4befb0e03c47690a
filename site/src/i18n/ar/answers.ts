import type { Answers } from '../en/answers';

export const answers: Answers = {
  'Your order # has been received.': 'تم استلام طلبكم #.',
  "Thank you, your message has been sent. We'll reply soon.": 'شكرًا، تم إرسال رسالتكم. سنردّ قريبًا.',
  'Thank you. Your comment will be shown once our team has approved it.':
    'شكرًا. سيظهر تعليقكم بعد أن يوافق عليه فريقنا.',
  'Thank you, you are registered.': 'شكرًا، تم تسجيلكم.',
  'Thank you for subscribing to our mailing list.': 'شكرًا لاشتراككم في قائمتنا البريدية.',
  'You have been unsubscribed. We are sorry to see you go.': 'تم إلغاء اشتراككم. يؤسفنا رحيلكم.',
  "You're on the waiting list. We'll email you as soon as seats come free.":
    'أنتم على قائمة الانتظار. سنراسلكم فور توفر مقاعد.',
  'You have left the waiting list. We hope to see you another time.':
    'غادرتم قائمة الانتظار. نأمل أن نراكم في وقت آخر.',
  'If this address has an account, a link to set a new password is on its way.':
    'إذا كان لهذا العنوان حساب، فإن رابط تعيين كلمة مرور جديدة في الطريق.',
  'Your password has been changed. You have been logged out everywhere else.':
    'تم تغيير كلمة المرور. تم تسجيل خروجكم من كل مكان آخر.',
  'Both passwords must be the same': 'يجب أن تتطابق كلمتا المرور',
  'This order has already been paid.': 'تم دفع هذا الطلب من قبل.',
  'This part of the bill has already been paid.': 'تم دفع هذه الحصة من قبل.',
  'Here is your order.': 'هذا طلبكم.',
  'This order was not found.': 'لم يُعثر على هذا الطلب.',
  'This departure was not found.': 'لم يُعثر على موعد الانطلاق هذا.',
  'This departure has been cancelled.': 'تم إلغاء موعد الانطلاق هذا.',
  'This address is not on our mailing list.': 'هذا العنوان ليس في قائمتنا البريدية.',
  'Air Ticket sent successfully!': 'تم إرسال طلب تذكرة الطيران بنجاح!',
  'This tour is not on offer': 'هذه الجولة غير معروضة',
  'A tour can be ordered only once; its price is for the whole group': 'تُحجز الجولة مرة واحدة فقط؛ سعرها للمجموعة كلها',
  'That number # is allowed at the office, please contact us': 'لهذا العدد (#) يُرجى التواصل مع مكتبنا',
  'Selected price : # is not allowed': 'السعر المختار: # غير مسموح به',
  'The travel date cannot be in the past': 'لا يمكن أن يكون تاريخ السفر في الماضي',
  'The travel date is not the day of the departure': 'تاريخ السفر ليس يوم الانطلاق',
  'Please choose one of the departures of this tour': 'يُرجى اختيار أحد مواعيد انطلاق هذه الجولة',
  'The number of people and the travellers do not agree': 'عدد الأشخاص لا يطابق المسافرين',
  'At least one adult must travel with the group': 'يجب أن يسافر مع المجموعة بالغ واحد على الأقل',
  'A booking of this size is made at the office, please contact us': 'حجز بهذا الحجم يتم في مكتبنا، يُرجى التواصل معنا',
  'The promo code # is not valid': 'الرمز الترويجي # غير صالح',
  'The promo code # has been used up': 'استُنفد الرمز الترويجي #',
  'The promo code # is not for this tour': 'الرمز الترويجي # ليس لهذه الجولة',
  'The promo code # is not for this travel date': 'الرمز الترويجي # ليس لتاريخ السفر هذا',
  'The promo code # needs a travel date': 'يتطلب الرمز الترويجي # تاريخ سفر',
  'This departure is not on offer. Please choose another one': 'هذا الموعد غير معروض. يُرجى اختيار موعد آخر',
  'Only # seat is left on this departure': 'لم يبقَ في هذا الموعد سوى مقعد واحد (#)',
  'Only # seats are left on this departure': 'لم يبقَ في هذا الموعد سوى # من المقاعد',
  'This departure is full. Please choose another one, or ask to be put on the waiting list':
    'هذا الموعد مكتمل. يُرجى اختيار موعد آخر أو طلب الانضمام إلى قائمة الانتظار',
  'There are enough seats: you can book them now': 'المقاعد كافية: يمكنكم الحجز الآن',
  'This place on a waiting list was not found.': 'لم يُعثر على هذا المكان في قائمة الانتظار.',
  'A bill can be shared among at most #, those who have paid among them':
    'يمكن تقاسم الفاتورة بين # على الأكثر، ومنهم من دفعوا',
  'Each part must be more than #': 'يجب أن تكون كل حصة أكثر من #',
  'The parts add up to #, but only # is left to pay': 'مجموع الحصص #، ولم يبقَ للدفع سوى #',
  'This part of the bill can no longer be paid. Nothing has been charged.':
    'لم يعد ممكنًا دفع هذه الحصة. لم يُخصم أي مبلغ.',
  'This part of a bill was not found. It may have been shared anew.':
    'لم يُعثر على هذه الحصة. ربما قُسّمت الفاتورة من جديد.',
  'You can tell us about your trip once it is paid for and over.': 'يمكنكم إخبارنا عن رحلتكم بعد دفعها وانتهائها.',
  'We have read your review already. To change it, please write to us.': 'لقد قرأنا تقييمكم. لتغييره يُرجى مراسلتنا.',
  'Too many requests. Please try again later.': 'طلبات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
  'Too many requests for this email address. Please try again later.':
    'طلبات كثيرة جدًا لهذا البريد الإلكتروني. يُرجى المحاولة لاحقًا.',
};

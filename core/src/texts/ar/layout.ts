import type { Texts } from '../texts.ts';
import type * as english from '../en/layout.ts';

export const layout: Texts<typeof english.layout> = {
  skip: 'الانتقال إلى المحتوى',
  skipToTours: 'الانتقال إلى الرحلات',
  skipToBooking: 'الانتقال إلى الحجز',
  home: 'الرئيسية',
  tours: 'الرحلات',
  services: 'الخدمات',
  destinations: 'الوجهات',
  allDestinations: 'كل الوجهات',
  about: 'من نحن',
  contact: 'تواصلوا معنا',
  language: 'اللغة',
  partlyEnglish: 'جزء من هذه الصفحة لم يُترجم بعد، وهو بالإنجليزية.',
  demonstration: 'عرض توضيحي',
  demonstrationText: 'الشركة وأسعارها وأرقامها أمثلة فقط.',
  mainNavigation: 'القائمة الرئيسية',
  menu: 'القائمة',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  homeOf: '{company}، الصفحة الرئيسية',
  notices: 'إشعارات',
  dismiss: 'إغلاق',
  needsScript: 'يحتاج هذا النموذج إلى JavaScript. يمكنكم أيضًا التواصل معنا هنا:',
  feed: '{company}: الوجهات والمنشورات',
  inRwanda: '{page} في رواندا',
  titled: '{page} | {company}',
};

export const footer: Texts<typeof english.footer> = {
  contact: 'التواصل',
  usefulLinks: 'روابط مفيدة',
  explore: 'استكشاف',
  email: 'البريد الإلكتروني للنشرة',
  subscribeButton: 'اشتراك',
  subscribeBusy: 'جارٍ الاشتراك…',
  emailRequired: 'البريد الإلكتروني مطلوب',
  subscribeFailed: 'حدث خطأ في الخادم، يُرجى المحاولة لاحقًا',
  legal: 'الموقع',
  copyright: '© {year} {company}',
  examples: '{title} (أمثلة)',
  follow: 'تابعونا',
  chat: 'تحدثوا معنا',
  links: {
    home: 'الرئيسية',
    about: 'من نحن',
    contact: 'تواصلوا معنا',
    faq: 'الأسئلة الشائعة',
    terms: 'الشروط والأحكام',
    policy: 'سياسة الخصوصية',
    tours: 'باقات الرحلات',
    events: 'الفعاليات',
    previousEvents: 'الفعاليات السابقة',
    airticket: 'تذاكر الطيران',
    publications: 'عروض ونصائح',
    pressReleases: 'البيانات الصحفية',
  },
};

export const share: Texts<typeof english.share> = {
  title: 'مشاركة',
  on: 'مشاركة على {network}',
};

export const talk: Texts<typeof english.talk> = {
  prefer: 'هل تفضلون التحدث معنا أولًا؟',
  whatsApp: 'WhatsApp',
  about: 'مرحبًا، لدي سؤال عن «{title}».',
};

export const errors: Texts<typeof english.errors> = {
  notFoundTitle: 'لم نجد هذه الصفحة',
  notFoundText: 'ربما نُقلت الصفحة، أو كُتب العنوان خطأً. وما زال في رواندا الكثير لاكتشافه.',
  failedTitle: 'حدث خطأ ما',
  failedText: 'المشكلة من جهتنا، وقد سجّلناها. يُرجى المحاولة مرة أخرى بعد قليل.',
  awayTitle: 'سنعود بعد قليل',
  awayText: 'لا يمكننا عرض هذه الصفحة الآن. يُرجى المحاولة مرة أخرى بعد دقيقة.',
  awayCall: 'إذا كان الأمر عاجلًا، يُرجى التواصل معنا:',
  again: 'إعادة المحاولة',
  home: 'العودة إلى الصفحة الرئيسية',
  tours: 'عرض الرحلات',
};

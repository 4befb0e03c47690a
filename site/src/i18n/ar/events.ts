import type * as english from '../en/events';
import { isolated } from '../isolated';
import type { Texts } from '../texts';

export const events: Texts<typeof english.events> = {
  title: 'الفعاليات',
  description: 'ورش عمل وجولات مشي وجلسات تذوق وحفلات موسيقية مع مرشدينا وجيرانهم.',
  intro: 'ورش عمل وجولات مشي وجلسات تذوق وأمسيات على إيقاع الطبول، مع مرشدينا وجيرانهم.',
  previousTitle: 'الفعاليات السابقة',
  previousIntro: 'نظرة على الفعاليات الأخيرة. كثير منها يتكرر، ويمكن تنظيم بعضها عند الطلب.',
  empty: 'لا توجد فعاليات سابقة',
  previousLink: 'الفعاليات السابقة',
  upcomingLink: 'الفعاليات القادمة',
  freeEntry: 'الدخول مجاني',
  all: 'كل الفعاليات',
  starts: 'البداية',
  ends: 'النهاية',
  place: 'المكان',
  price: 'السعر',
  expect: 'ما الذي ينتظركم',
  picture: (title) => `صورة الفعالية: ${isolated(title)}`,
  calendar: 'إضافة إلى التقويم',
  others: 'فعاليات أخرى',
  freeTitle: 'الجميع مدعوون',
  overTitle: 'انتهت هذه الفعالية',
  free: 'الدخول مجاني: لا حاجة إلى حجز أو دفع.',
  howToCome: 'كيفية الوصول',
  comeAt: (when, place) =>
    place ? `نلتقي بكم في ${isolated(place)}، ${when}. نبدأ في الموعد.` : `انضموا إلينا ${when}. نبدأ في الموعد.`,
  findPlace: 'عرض المكان على OpenStreetMap',
  tellComing: 'أخبرونا بحضوركم',
  over: 'هل تودون أن تتكرر؟ أخبرونا.',
  ask: 'تواصلوا معنا',
  register: 'تسجيل مشارك',
  failed: 'تعذّر تحميل الفعاليات. يُرجى المحاولة مرة أخرى بعد قليل.',
  team: 'هل تخططون لفعالية خاصة بكم؟',
  teamText: 'من القاعة إلى المترجمين الفوريين، فريق الفعاليات لدينا في خدمتكم.',
  teamLink: 'طلب المساعدة في تنظيم فعالية',
};

export const eventServices: Texts<typeof english.eventServices> = {
  title: 'إدارة الفعاليات',
  description: 'التخطيط والخدمات اللوجستية والوفود والتنفيذ والمتابعة للمؤتمرات والفعاليات في رواندا.',
  others: 'خدماتنا الخمس للفعاليات',
  pageTitle: (service) => `${service}: إدارة الفعاليات في رواندا`,
  pageDescription: (intro) => `${intro} إدارة الفعاليات في رواندا.`,
  notFound: 'الخدمة غير موجودة',
  notFoundText: 'لم نجد هذه الخدمة. هذه هي الخدمات الخمس التي نقدمها:',
  request: 'طلب المساعدة في تنظيم فعالية',
};

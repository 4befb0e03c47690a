import type { Texts } from '../texts.ts';
import type * as english from '../en/lodges.ts';

export const lodges: Texts<typeof english.lodges> = {
  title: 'أماكن الإقامة',
  description: 'أين تبيتون في رحلاتنا: نُزُل ومخيمات وفنادق صغيرة نعرفها غرفة غرفة.',
  intro: 'هنا يبيت مسافرونا. تذكر أيام كل رحلة النُّزُل، أو نُزُلين نختار بينهما بحسب المتاح.',
  empty: 'لا توجد أماكن إقامة حاليًا.',
  all: 'كل أماكن الإقامة',
  picture: '{title}، الصورة {index} من {count}',
  gallery: 'صور {title}',
  place: 'المكان',
  level: 'المستوى',
  levels: { 'mid-range': 'متوسط', comfort: 'مريح', luxury: 'فاخر' },
  size: 'الحجم',
  rooms: '{count, plural, zero {بلا غرف} one {غرفة واحدة} two {غرفتان} few {# غرف} other {# غرفة}}',
  website: 'موقعه الإلكتروني',
  map: 'على الخريطة',
  tours: 'رحلات تبيت هنا',
  plan: 'هل تودون الإقامة هنا؟',
  planText: 'يمكن تخطيط أي من رحلاتنا حول مكان إقامة يعجبكم.',
};

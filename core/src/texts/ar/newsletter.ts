import type { Texts } from '../texts.ts';
import type * as english from '../en/newsletter.ts';

export const unsubscribe: Texts<typeof english.unsubscribe> = {
  title: 'القائمة البريدية',
  description: 'إلغاء الاشتراك في قائمتنا البريدية.',
  busy: 'لحظة من فضلكم، نحذف بريدكم من القائمة…',
  home: 'العودة إلى الرئيسية',
  question: 'هل تودون مغادرة قائمتنا البريدية؟',
  noScript: 'لمغادرة القائمة من دون JavaScript، اضغطوا على الزر.',
  leave: 'مغادرة القائمة البريدية',
};

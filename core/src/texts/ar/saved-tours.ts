import type { Texts } from '../texts.ts';
import type * as english from '../en/saved-tours.ts';

export const savedTours: Texts<typeof english.savedTours> = {
  title: 'رحلاتكم المحفوظة',
  description: 'الرحلات التي حفظتموها في هذا المتصفح، مع أسعارها اليوم.',
  intro: 'تُحفظ في هذا المتصفح وحده، ولا يراها أحد غيركم. الأسعار هي أسعار اليوم.',
  needsScript: 'يحفظ متصفحكم هذه الرحلات، وهو يحتاج إلى JavaScript لذلك.',
  empty: 'لم تحفظوا أي رحلة بعد. اضغطوا على القلب عند أي رحلة، وستنتظركم هنا.',
  browse: 'كل الرحلات',
  remove: 'إزالة',
  removeOne: 'إزالة {title}',
  removed: 'لم تعد «{title}» محفوظة.',
  undo: 'تراجع',
  plan: 'التخطيط لرحلة من هذه الرحلات',
  failed: 'تعذّرت قراءة رحلاتكم المحفوظة الآن.',
  notOffered: 'بعض الرحلات التي حفظتموها غير متاحة حاليًا.',
  forget: 'إزالتها',
  again: 'إعادة المحاولة',
  brief: 'نود رحلة تجمع شيئًا من هذه الرحلات: {titles}.',
};

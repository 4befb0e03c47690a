import type { Texts } from '../texts.ts';
import type * as english from '../en/trust.ts';

export const trust: Texts<typeof english.trust> = {
  team: 'من ستسافرون معهم',
  speaks: 'اللغات:',
  since: 'معنا منذ',
  credentials: 'التراخيص والعضويات',
  licences: 'التراخيص',
  issuedBy: 'صادر عن',
  number: 'رقم',
  valid: 'صالح حتى',
  check: 'التحقق من الترخيص',
  memberships: 'عضو في',
  payments: 'يمكنكم الدفع عبر',
  bank: 'تحويل مصرفي',
  impact: 'ما تقدّمه رحلتكم هنا',
  report: 'قراءة التقرير',
  answering: 'من يقرأ رسائلكم',
};

import type { Texts } from '../texts.ts';
import type * as english from '../en/currencies.ts';

export const currencies: Texts<typeof english.currencies> = {
  choose: 'عرض الأسعار أيضًا',
  none: 'بالدولار الأمريكي فقط',
  EUR: 'باليورو (EUR)',
  GBP: 'بالجنيه الإسترليني (GBP)',
  RWF: 'بالفرنك الرواندي (RWF)',
  note: 'تقريبًا، بسعر الصرف لدينا يوم {day}. الدفع بالدولار الأمريكي.',
  about: 'حوالي {amounts}.',
};

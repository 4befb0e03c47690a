import type * as english from '../en/currencies';
import { isolated } from '../isolated';
import type { Texts } from '../texts';

export const currencies: Texts<typeof english.currencies> = {
  choose: 'عرض الأسعار أيضًا',
  none: 'بالدولار الأمريكي فقط',
  EUR: 'باليورو (EUR)',
  GBP: 'بالجنيه الإسترليني (GBP)',
  RWF: 'بالفرنك الرواندي (RWF)',
  note: (day) => `تقريبًا، بسعر الصرف لدينا يوم ${day}. الدفع بالدولار الأمريكي.`,
  about: (amounts) => `حوالي ${amounts.map(isolated).join('، ')}.`,
};

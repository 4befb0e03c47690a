import type { Texts } from '../texts.ts';
import type * as english from '../en/guide-mails.ts';

export const guideMails: Texts<typeof english.guideMails> = {
  voucherSubject: 'قسيمة {number}: {supplier}',
  voucherHeading: 'قسيمة {number}',
  voucherText: 'تجد قسيمة لضيوفك مرفقة بهذه الرسالة. أظهرها عند الوصول من فضلك. وهي أيضًا على صفحتك.',
  supplier: 'المكان',
  service: 'الخدمة',
  units: 'العدد',
  when: 'الموعد',
  guests: 'الضيوف',
  contact: 'للتواصل',
};

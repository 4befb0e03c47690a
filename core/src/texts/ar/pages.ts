import type { Texts } from '../texts.ts';
import type * as english from '../en/pages.ts';

export const services: Texts<typeof english.services> = {
  title: 'الخدمات',
  description: 'باقات الرحلات وتذاكر الطيران وتأجير السيارات والفعاليات والفنادق: خمس خدمات من مكتب واحد في كيغالي.',
  intro: 'خمس خدمات من مكتب واحد في كيغالي. اختاروا إحداها، أو دعونا نجمع لكم بين عدة خدمات.',
};

export const about: Texts<typeof english.about> = {
  title: 'من نحن',
  description: 'من نحن وكيف نعمل وبماذا نلتزم: شركة سفر وسفاري من كيغالي، تعرف رواندا كلها.',
  values: 'ما نلتزم به',
};

export const faq: Texts<typeof english.faq> = {
  title: 'الأسئلة الشائعة',
  description: 'أكثر ما يسألنا عنه المسافرون: البلد والمتنزهات ووثائق السفر.',
};

export const legal: Texts<typeof english.legal> = {
  terms: 'الشروط والأحكام',
  termsDescription: 'ما لكم علينا وما لنا عليكم عند حجز رحلة أو فعالية أو تذكرة.',
  policy: 'سياسة الخصوصية',
  policyDescription:
    'البيانات الشخصية التي نجمعها عند المراسلة أو الحجز أو الاشتراك، ولماذا نحتاج إليها، ومدة احتفاظنا بها.',
  contents: 'في هذه الصفحة',
};

export const portals: Texts<typeof english.portals> = {
  carTitle: 'تأجير السيارات',
  carDescription: 'سيارات بسائق أو من دون سائق، ليوم أو لرحلة كاملة، على بوابتنا الشقيقة.',
  hotelTitle: 'حجز الفنادق',
  hotelDescription: 'فنادق ونُزُل وبيوت ضيافة في كل أنحاء رواندا، على بوابتنا الشقيقة.',
  carByUs: 'سيارات بسائق أو من دون سائق، ليوم أو لرحلة كاملة. أخبرونا إلى أين تذهبون، وسنجد لكم السيارة المناسبة.',
  hotelByUs: 'فنادق ونُزُل وبيوت ضيافة في كل أنحاء رواندا. أخبرونا أين ومتى، وسنحجز لكم.',
  ask: 'راسلونا',
  carButton: 'الانتقال إلى بوابة تأجير السيارات',
  hotelButton: 'الانتقال إلى بوابة حجز الفنادق',
  outside: 'تُفتح البوابة في هذه النافذة، وتغادرون بذلك موقعنا.',
};

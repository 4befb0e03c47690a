import type { Texts } from '../texts.ts';
import type * as english from '../en/publications.ts';

export const publications: Texts<typeof english.publications> = {
  title: 'الإعلانات',
  description: 'عروض موسمية وقوائم أمتعة ومواد أخرى مفيدة لرحلتكم في رواندا.',
  intro: 'عروض وقوائم أمتعة ومواد أخرى مفيدة لرحلتكم.',
  pressTitle: 'البيانات الصحفية',
  pressDescription: 'أخبارنا للصحافة: رحلاتنا ومرشدونا والسفر في رواندا.',
  pressIntro: 'أخبارنا للصحافة. للمقابلات والصور، يُرجى التواصل معنا.',
  empty: 'لا يوجد شيء هنا حاليًا.',
  open: 'فتح المستند',
  document: 'فتح المستند: {title}',
  sidebar: 'على X',
  sidebarText: 'أحوال الطرق ومواليد الحيوانات وطيور الكركي المتوّج: أخبار قصيرة من مرشدينا.',
  sidebarLink: 'متابعة {account}',
};

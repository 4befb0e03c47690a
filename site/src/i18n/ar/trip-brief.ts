import type * as english from '../en/trip-brief';
import type { Texts } from '../texts';

export const tripBrief: Texts<typeof english.tripBrief> = {
  title: 'حدّثونا عن رحلتكم',
  description: 'أخبرونا متى تودون المجيء ومع من وما الذي تحبون رؤيته، ونخطط لكم رحلة في رواندا.',
  intro:
    'بضع إجابات تكفي، ولا يلزم سوى الاسم والبريد الإلكتروني ورقم الهاتف. نراسلكم خلال يوم عمل واحد بأسئلة وأفكار وسعر أولي.',
  when: 'متى',
  anyTime: 'مواعيدنا مرنة',
  days: 'كم يومًا',
  adults: 'البالغون',
  children: 'الأطفال',
  budget: 'الميزانية بالدولار الأمريكي',
  budgetHint: 'للجميع معًا؛ ويكفي رقم تقريبي.',
  pace: 'وتيرة الرحلة',
  anyPace: 'أي وتيرة',
  paces: ['هادئة، مع إقامات طويلة', 'متوازنة', 'أيام حافلة بأكثر ما يمكن'],
  interests: 'ما الذي تحبون رؤيته؟',
  interestNames: [
    'الغوريلا',
    'الشمبانزي والقرود',
    'حيوانات السافانا',
    'الطيور',
    'البحيرات والقوارب',
    'المشي في الطبيعة وركوب الدراجات',
    'التاريخ والثقافة',
    'القهوة والشاي',
    'وقت للراحة',
  ],
  message: 'بكلماتكم',
  messageHint: 'أعمار الأطفال، عيد ميلاد خلال الرحلة، ما تفضلون تجنبه.',
  names: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  required: (label) => `حقل «${label}» مطلوب`,
  subject: (adults, children, when) =>
    [
      'طلب تخطيط رحلة',
      [adults && `البالغون ${adults}`, Number(children) > 0 && `الأطفال ${children}`, when].filter(Boolean).join('، '),
    ]
      .filter(Boolean)
      .join(': '),
  nothingElse: 'يُرجى التخطيط لرحلة لنا.',
  like: (title) => `نود رحلة مثل «${title}».`,
  to: (title) => `نود زيارة ${title}.`,
  chat: 'مرحبًا، أود أن تخططوا لي رحلة.',
  send: 'إرسال إلى المخططين',
  busy: 'جارٍ الإرسال…',
};

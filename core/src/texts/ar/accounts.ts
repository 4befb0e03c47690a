import type { Texts } from '../texts.ts';
import type * as english from '../en/accounts.ts';

export const auth: Texts<typeof english.auth> = {
  login: 'تسجيل الدخول',
  loginTitle: 'أهلًا بعودتكم',
  loginIntro: 'تسجيل الدخول هنا مخصص لموظفينا.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  emailRequired: 'البريد الإلكتروني مطلوب',
  passwordRequired: 'كلمة المرور مطلوبة',
  code: 'الرمز',
  codeHint: 'من تطبيق المصادقة لديكم، أو أحد رموز الاسترداد.',
  codeRequired: 'الرمز مطلوب',
  loginButton: 'تسجيل الدخول',
  loginBusy: 'جارٍ تسجيل الدخول…',
  forgot: 'هل نسيتم كلمة المرور؟',
};

export const passwords: Texts<typeof english.passwords> = {
  forgotTitle: 'هل نسيتم كلمة المرور؟',
  forgotIntro: 'أدخلوا بريدكم الإلكتروني لنرسل إليكم رابطًا. يُستخدم الرابط مرة واحدة وتنتهي صلاحيته بعد 60 دقيقة.',
  email: 'البريد الإلكتروني',
  emailRequired: 'البريد الإلكتروني مطلوب',
  sendLink: 'إرسال الرابط',
  sendBusy: 'جارٍ الإرسال…',
  newTitle: 'إعادة تعيين كلمة المرور',
  newIntro: 'اختاروا كلمة مرور جديدة.',
  setTitle: 'أهلًا بكم بيننا',
  setIntro: 'اختاروا كلمة مرور، ويصبح حسابكم جاهزًا.',
  form: 'حسابكم',
  password: 'كلمة المرور الجديدة',
  hint: '{least} أحرف على الأقل. والأفضل عدة كلمات: لا يُقبل ما يستخدمه كثيرون، ولا اسمكم أو عنوانكم.',
  confirm: 'تأكيد كلمة المرور',
  passwordRequired: 'كلمة المرور الجديدة مطلوبة',
  confirmRequired: 'تأكيد كلمة المرور مطلوب',
  save: 'حفظ كلمة المرور',
  saveBusy: 'جارٍ الحفظ…',
  back: 'العودة إلى تسجيل الدخول',
};

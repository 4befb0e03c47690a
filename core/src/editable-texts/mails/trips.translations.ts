import type { MailTexts } from './mail-document.ts';

/** The mails before a trip in the languages beside English, by their codes. */
export const MONTH_BEFORE_TRANSLATED: Readonly<
  Record<'fr' | 'sw' | 'rw' | 'ar', MailTexts<'text' | 'travellers' | 'note'>>
> = {
  fr: {
    subject: '{tour} : comment vous préparer',
    preview: 'Votre voyage commence le {day}.',
    heading: 'Votre voyage approche.',
    text: 'Bonjour {name},\nVotre voyage avec {company} commence le {day}. Voici de quoi vous préparer.',
    travellers:
      'Dites-nous aussi, sur la page de votre réservation, qui voyage : les permis sont achetés aux noms qui figurent sur les passeports.',
    note: 'Voyagez avec une assurance qui couvre la maladie, les accidents et le rapatriement. Une question ? Répondez simplement à ce message ou appelez le {phone}.',
  },
  sw: {
    subject: '{tour}: jinsi ya kujiandaa',
    preview: 'Safari yako inaanza {day}.',
    heading: 'Safari yako inakaribia.',
    text: 'Habari {name},\nSafari yako na {company} inaanza {day}. Haya yatakusaidia kujiandaa.',
    travellers:
      'Tafadhali tuambie pia kwenye ukurasa wa agizo lako nani anasafiri: vibali hununuliwa kwa majina yaliyo kwenye pasipoti.',
    note: 'Tafadhali safiri na bima inayogharamia ugonjwa, ajali na safari ya kurudi nyumbani. Kama una swali, jibu barua pepe hii au piga {phone}.',
  },
  rw: {
    subject: '{tour}: uko mwakwitegura',
    preview: 'Urugendo rwanyu ruratangira ku wa {day}.',
    heading: 'Urugendo rwanyu ruregereje.',
    text: 'Muraho {name},\nUrugendo rwanyu na {company} ruratangira ku wa {day}. Dore ibibafasha kwitegura.',
    travellers:
      'Mutubwire kandi ku rupapuro rwa komande yanyu abazagenda: impushya zigurwa mu mazina ari muri pasiporo.',
    note: 'Mugende mufite ubwishingizi bwishyura indwara, impanuka no gutaha. Niba mufite ikibazo, musubize iyi imeyili cyangwa muhamagare {phone}.',
  },
  ar: {
    subject: '{tour}: كيف تستعدون',
    preview: 'تبدأ رحلتكم يوم {day}.',
    heading: 'اقترب موعد رحلتكم.',
    text: 'مرحبًا {name}،\nتبدأ رحلتكم مع {company} يوم {day}. إليكم ما يساعدكم على الاستعداد.',
    travellers: 'يُرجى أيضًا إخبارنا في صفحة طلبكم بأسماء المسافرين: تُشترى التصاريح بالأسماء المكتوبة في جوازات السفر.',
    note: 'يُرجى السفر بتأمين يغطي المرض والحوادث والعودة إلى الوطن. إن كان لديكم سؤال فردّوا على هذه الرسالة أو اتصلوا بالرقم {phone}.',
  },
};

export const WEEK_BEFORE_TRANSLATED: Readonly<Record<'fr' | 'sw' | 'rw' | 'ar', MailTexts<'text' | 'further'>>> = {
  fr: {
    subject: 'À bientôt : {tour}, {day}',
    preview: 'Quand et où nous venons vous chercher, et comment nous joindre.',
    heading: 'À dans quelques jours.',
    text: 'Bonjour {name},\nVotre voyage commence le {day}, et nous nous réjouissons de vous accueillir. Voici ce qu’il vous faut le jour venu.',
    further:
      'Si quelque chose change, par exemple votre vol, répondez à ce message ou appelez le {phone}. Vous nous joignez au même numéro en route.',
  },
  sw: {
    subject: 'Tutaonana karibuni: {tour}, {day}',
    preview: 'Lini na wapi tutakuchukua, na jinsi ya kutupata.',
    heading: 'Tutaonana baada ya siku chache.',
    text: 'Habari {name},\nSafari yako inaanza {day}, nasi tunakusubiri kwa furaha. Haya ndiyo unayohitaji siku hiyo.',
    further:
      'Kitu kikibadilika, kama vile ndege yako, tafadhali jibu barua pepe hii au piga {phone}. Unatupata kwa namba hiyo hiyo safarini.',
  },
  rw: {
    subject: 'Tuzabonana vuba: {tour}, {day}',
    preview: 'Igihe n’aho tuzabafata, n’uko mwatubona.',
    heading: 'Tuzabonana mu minsi mike.',
    text: 'Muraho {name},\nUrugendo rwanyu ruratangira ku wa {day}, kandi tubategereje twishimye. Dore ibyo mukeneye uwo munsi.',
    further:
      'Niba hari ikihindutse, nk’indege yanyu, musubize iyi imeyili cyangwa muhamagare {phone}. Iyo nimero ni na yo mutubonaho mu nzira.',
  },
  ar: {
    subject: 'إلى اللقاء قريبًا: {tour}، {day}',
    preview: 'متى وأين نصطحبكم، وكيف تتواصلون معنا.',
    heading: 'نراكم بعد أيام.',
    text: 'مرحبًا {name}،\nتبدأ رحلتكم يوم {day}، ونحن في انتظاركم بسرور. إليكم ما تحتاجون إليه في ذلك اليوم.',
    further:
      'إذا تغيّر شيء، مثل رحلتكم الجوية، فردّوا على هذه الرسالة أو اتصلوا بالرقم {phone}. وهو الرقم نفسه الذي تجدوننا عليه في الطريق.',
  },
};

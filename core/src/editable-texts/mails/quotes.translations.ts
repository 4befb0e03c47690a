import type { MailTexts } from './mail-document.ts';

type Translated = Readonly<Record<'fr' | 'sw' | 'rw' | 'ar', MailTexts<'text' | 'note'>>>;

/** The mails about proposals in the languages beside English, by their codes. */
export const QUOTE_SENT_TRANSLATED: Translated = {
  fr: {
    subject: 'Votre proposition : {title}',
    preview: 'Valable jusqu’au {day}. Vous pouvez l’accepter sur sa page.',
    heading: 'Un voyage conçu pour vous.',
    text: 'Bonjour {name},\nVoici notre proposition pour votre voyage. Sur sa page, vous voyez chaque jour en images, choisissez ce qui vous convient, demandez une modification ou acceptez.',
    note: 'Elle est valable jusqu’au {day}. Une question ? Répondez simplement à ce message ou appelez le {phone}.',
  },
  sw: {
    subject: 'Pendekezo lako: {title}',
    preview: 'Ni halali hadi {day}. Unaweza kulikubali kwenye ukurasa wake.',
    heading: 'Safari iliyoandaliwa kwa ajili yako.',
    text: 'Habari {name},\nHili ndilo pendekezo letu la safari yako. Kwenye ukurasa wake unaona kila siku pamoja na picha, unachagua kinachokufaa, unaomba mabadiliko au unalikubali.',
    note: 'Ni halali hadi {day}. Kama una swali, jibu barua pepe hii au piga {phone}.',
  },
  rw: {
    subject: 'Icyifuzo twabateguriye: {title}',
    preview: 'Gifite agaciro kugeza ku wa {day}. Mushobora kucyemera ku rupapuro rwacyo.',
    heading: 'Urugendo rwateguwe ku bwanyu.',
    text: 'Muraho {name},\nDore icyifuzo cyacu ku rugendo rwanyu. Ku rupapuro rwacyo mubona buri munsi n’amafoto yawo, mugahitamo ibibanogeye, mugasaba impinduka cyangwa mukacyemera.',
    note: 'Gifite agaciro kugeza ku wa {day}. Niba mufite ikibazo, musubize iyi imeyili cyangwa muhamagare {phone}.',
  },
  ar: {
    subject: 'عرضكم: {title}',
    preview: 'صالح حتى {day}. يمكنكم قبوله في صفحته.',
    heading: 'رحلة أُعدّت من أجلكم.',
    text: 'مرحبًا {name}،\nإليكم عرضنا لرحلتكم. في صفحته ترون كل يوم بصوره، وتختارون ما يناسبكم، وتطلبون تعديلًا أو تقبلونه.',
    note: 'العرض صالح حتى {day}. إن كان لديكم سؤال فردّوا على هذه الرسالة أو اتصلوا بالرقم {phone}.',
  },
};

export const QUOTE_ENDS_SOON_TRANSLATED: Translated = {
  fr: {
    subject: 'Valable jusqu’au {day} : {title}',
    preview: 'Vous pouvez encore accepter votre proposition ou demander une modification.',
    heading: 'Votre proposition vous attend.',
    text: 'Bonjour {name},\nLes prix de notre proposition {number} sont garantis jusqu’au {day}. Si vous souhaitez autre chose ou un peu plus de temps, dites-le-nous.',
    note: 'Si vos projets ont changé, vous pouvez la décliner sur sa page ; nous ne vous en parlerons plus.',
  },
  sw: {
    subject: 'Halali hadi {day}: {title}',
    preview: 'Bado unaweza kukubali pendekezo lako au kuomba mabadiliko.',
    heading: 'Pendekezo lako linakusubiri.',
    text: 'Habari {name},\nBei za pendekezo letu {number} ni halali hadi {day}. Kama ungependa kitu kiwe tofauti, au unahitaji muda zaidi, tuambie tu.',
    note: 'Kama mipango yako imebadilika, unaweza kulikataa kwenye ukurasa wake, nasi hatutakuandikia tena kulihusu.',
  },
  rw: {
    subject: 'Gifite agaciro kugeza ku wa {day}: {title}',
    preview: 'Muracyashobora kwemera icyifuzo cyanyu cyangwa gusaba impinduka.',
    heading: 'Icyifuzo cyanyu kirabategereje.',
    text: 'Muraho {name},\nIbiciro by’icyifuzo cyacu {number} bifite agaciro kugeza ku wa {day}. Niba hari icyo mwifuza ko gihinduka, cyangwa mukeneye igihe, mutubwire.',
    note: 'Niba gahunda zanyu zarahindutse, mushobora kucyanga ku rupapuro rwacyo; ntituzongera kubandikira kuri cyo.',
  },
  ar: {
    subject: 'صالح حتى {day}: {title}',
    preview: 'ما زال بإمكانكم قبول عرضكم أو طلب تعديل.',
    heading: 'عرضكم في انتظاركم.',
    text: 'مرحبًا {name}،\nأسعار عرضنا {number} مضمونة حتى {day}. إن أردتم تغيير شيء أو احتجتم إلى مزيد من الوقت فما عليكم إلا أن تخبرونا.',
    note: 'إن تغيّرت خططكم فيمكنكم الاعتذار في صفحته، ولن نكتب إليكم عنه بعد ذلك.',
  },
};

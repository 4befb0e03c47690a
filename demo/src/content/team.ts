import type { LanguageCode } from '@imisozi/core/languages';

/** What an example person is called and says, in one language. */
interface ExamplePerson {
  readonly name: string;
  readonly role: string;
  readonly languages: string;
  readonly text: string;
}

/** An example of the team, who is nobody: the drawing, what they do, and their words in each language. */
interface Example {
  readonly scene: string;
  readonly guides: 'yes' | 'no';
  readonly since: string;
  readonly words: Readonly<Record<LanguageCode, ExamplePerson>>;
}

/** The demonstration invents no people: these are examples, and the site says so at each. */
export const team: readonly Example[] = [
  {
    scene: 'example-mountain-guide',
    guides: 'yes',
    since: '2014',
    words: {
      en: {
        name: 'A mountain guide',
        role: 'Guides to the volcanoes and the forest',
        languages: 'English, French, Kinyarwanda',
        text: 'Here a guide says in a few sentences where they grew up, what they look out for on the way, and what they carry in their bag for you.',
      },
      fr: {
        name: 'Un guide de montagne',
        role: 'Guide aux volcans et en forêt',
        languages: 'Français, anglais, kinyarwanda',
        text: 'Ici, un guide dit en quelques phrases où il a grandi, ce qu’il guette en chemin et ce qu’il porte pour vous dans son sac.',
      },
      sw: {
        name: 'Mwongozaji wa milimani',
        role: 'Huongoza kwenye volkano na msituni',
        languages: 'Kiswahili, Kiingereza, Kinyarwanda',
        text: 'Hapa mwongozaji anaeleza kwa sentensi chache alikokulia, anachokiangalia njiani, na anachokubebea kwenye begi lake.',
      },
      rw: {
        name: 'Uyobora mu misozi',
        role: 'Ayobora mu birunga no mu ishyamba',
        languages: 'Ikinyarwanda, Icyongereza, Igifaransa',
        text: 'Hano uyobora avuga mu nteruro nke aho yakuriye, ibyo yitegereza mu nzira, n’ibyo abatwarira mu gikapu cye.',
      },
      ar: {
        name: 'دليل جبلي',
        role: 'يرافق الرحلات إلى البراكين والغابة',
        languages: 'الإنجليزية والفرنسية والكينيارواندا',
        text: 'هنا يحكي الدليل في بضع جمل أين نشأ، وما الذي يترقبه في الطريق، وما الذي يحمله لكم في حقيبته.',
      },
    },
  },
  {
    scene: 'example-birding-guide',
    guides: 'yes',
    since: '2018',
    words: {
      en: {
        name: 'A savannah and birding guide',
        role: 'Guides in Akagera and along the lakes',
        languages: 'English, Kiswahili',
        text: 'Here stands what a guide is known for: three birds before breakfast, patience with cameras, a word for everyone along the road.',
      },
      fr: {
        name: 'Une guide de la savane et des oiseaux',
        role: 'Guide à l’Akagera et au bord des lacs',
        languages: 'Anglais, swahili',
        text: 'Ici, on lit ce qui fait la réputation d’une guide : trois oiseaux avant le petit-déjeuner, de la patience pour les photos, un mot pour chacun au bord de la route.',
      },
      sw: {
        name: 'Mwongozaji wa savana na ndege',
        role: 'Huongoza Akagera na kando ya maziwa',
        languages: 'Kiswahili, Kiingereza',
        text: 'Hapa panasomeka sifa ya mwongozaji: ndege watatu kabla ya kifungua kinywa, subira kwa wapiga picha, na neno kwa kila mtu njiani.',
      },
      rw: {
        name: 'Uyobora mu mukenke no kureba inyoni',
        role: 'Ayobora muri Akagera no ku biyaga',
        languages: 'Icyongereza, Igiswahili',
        text: 'Hano handikwa icyo uyobora azwiho: inyoni eshatu mbere yo gufata ifunguro rya mu gitondo, kwihanganira abafotora, n’ijambo kuri buri wese mu nzira.',
      },
      ar: {
        name: 'دليلة السافانا والطيور',
        role: 'ترافق الرحلات في أكاجيرا وعلى ضفاف البحيرات',
        languages: 'الإنجليزية والسواحيلية',
        text: 'هنا يُكتب ما تُعرف به الدليلة: ثلاثة طيور قبل الفطور، وصبر على المصورين، وكلمة لكل من تلقاه في الطريق.',
      },
    },
  },
  {
    scene: 'example-journey-planner',
    guides: 'no',
    since: '2011',
    words: {
      en: {
        name: 'A journey planner',
        role: 'Answers you, and puts your days together',
        languages: 'English, French, Kiswahili',
        text: 'Here the office introduces whoever answers first: what they ask about, and how soon they reply.',
      },
      fr: {
        name: 'Une conseillère voyages',
        role: 'Vous répond et compose vos journées',
        languages: 'Français, anglais, swahili',
        text: 'Ici, le bureau présente la personne qui répond la première : ce qu’elle demande, et sous combien de temps elle répond.',
      },
      sw: {
        name: 'Mpangaji wa safari',
        role: 'Anakujibu na kupanga siku zako',
        languages: 'Kiswahili, Kiingereza, Kifaransa',
        text: 'Hapa ofisi inamtambulisha anayejibu kwanza: anachouliza, na anajibu kwa muda gani.',
      },
      rw: {
        name: 'Utegura ingendo',
        role: 'Arabasubiza, akabategurira iminsi',
        languages: 'Ikinyarwanda, Icyongereza, Igifaransa',
        text: 'Hano ibiro byerekana usubiza bwa mbere: ibyo abaza, n’igihe asubiriza.',
      },
      ar: {
        name: 'منسقة رحلات',
        role: 'تجيبكم وتنسق أيام رحلتكم',
        languages: 'العربية والإنجليزية والفرنسية',
        text: 'هنا يعرّف المكتب بمن يجيب أولًا: عمّ يسأل، وكم يستغرق رده.',
      },
    },
  },
];

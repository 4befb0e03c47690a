/** The opening of the home page in Kiswahili, Kinyarwanda and Arabic; the pictures are those of the English one. */
export const HERO_IN = {
  sw: {
    slides: [
      {
        image: '/illustrations/hero-hills.svg',
        title: 'Vilima elfu, safari isiyo na haraka',
        text: 'Endesha juu ya vilima, tembea katikati ya chai, lala juu ya maziwa. Tunapanga kila kitu kwa namna unavyopenda kusafiri.',
        button: 'Tazama ziara',
        href: '/tours',
      },
      {
        image: '/illustrations/hero-gorilla-forest.svg',
        title: 'Saa moja na sokwe wa milimani',
        text: 'Vibali, wapagazi, na familia ya sokwe inayofaa mwendo wako: siku yako msituni imepangwa hadi jambo la mwisho.',
        button: 'Gundua maeneo yetu',
        href: '/destinations',
      },
      {
        image: '/illustrations/hero-lake.svg',
        title: 'Jioni kwenye Ziwa Kivu',
        text: 'Wavuvi wanaoimba machweo, kahawa kwenye miteremko, na asubuhi isiyo na haraka.',
        button: 'Shiriki tukio',
        href: '/events',
      },
    ],
  },
  rw: {
    slides: [
      {
        image: '/illustrations/hero-hills.svg',
        title: 'Imisozi igihumbi, urugendo rudahubutse',
        text: 'Kugenda hejuru y’imisozi, gutembera mu cyayi, kurara hejuru y’ibiyaga. Tubitegura uko mukunda gutembera.',
        button: 'Reba ingendo',
        href: '/tours',
      },
      {
        image: '/illustrations/hero-gorilla-forest.svg',
        title: 'Isaha imwe n’ingagi zo mu birunga',
        text: 'Impushya, abikorezi, n’umuryango w’ingagi ujyanye n’intambwe zanyu: umunsi wanyu mu ishyamba wateguwe neza kugeza ku kantu ka nyuma.',
        button: 'Menya aho tujya',
        href: '/destinations',
      },
      {
        image: '/illustrations/hero-lake.svg',
        title: 'Imigoroba ku kiyaga cya Kivu',
        text: 'Abarobyi baririmba izuba rirenze, ikawa ku misozi, n’igitondo kidafite icyo cyihutira.',
        button: 'Kwitabira igikorwa',
        href: '/events',
      },
    ],
  },
  ar: {
    slides: [
      {
        image: '/illustrations/hero-hills.svg',
        title: 'تلال لا تُعدّ، ورحلة بلا عجلة',
        text: 'تقودون على القمم، وتسيرون بين الشاي، وتنامون فوق البحيرات. نخطط كل شيء على طريقتكم في السفر.',
        button: 'عرض الرحلات',
        href: '/tours',
      },
      {
        image: '/illustrations/hero-gorilla-forest.svg',
        title: 'ساعة مع غوريلا الجبال',
        text: 'تصاريح وحمّالون وعائلة الغوريلا التي تناسب خطوتكم: يومكم في الغابة مرتب حتى آخر تفصيل.',
        button: 'استكشفوا وجهاتنا',
        href: '/destinations',
      },
      {
        image: '/illustrations/hero-lake.svg',
        title: 'أمسيات على بحيرة كيفو',
        text: 'صيادون يغنون عند الغسق، وقهوة على السفوح، وصباح ليس فيه ما يُستعجل إليه.',
        button: 'المشاركة في فعالية',
        href: '/events',
      },
    ],
  },
} as const;

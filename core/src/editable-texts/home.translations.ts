/** The texts of the home page in Kiswahili, Kinyarwanda and Arabic. */
export const HOME_IN = {
  sw: {
    worthIntro:
      'Rwanda ni ndogo kiasi cha kuvukwa kwa siku moja, na kila siku unayoongeza ina thamani. Sisi tunaishi hapa, kwa hiyo tunajua ni zipi.',
    reasons: [
      {
        title: 'Bei zilizo wazi',
        text: 'Kila ziara inaonyesha gharama kwa kundi lako, liwe la ukubwa wowote, na kilichojumuishwa.',
      },
      {
        title: 'Waongozaji waliokulia hapa',
        text: 'Dereva na mwongozaji wako anajua ndege kwa sauti zao, barabara kwa kona zake na mpishi kwa jina.',
      },
      {
        title: 'Lipa sasa, au baada ya kuzungumza',
        text: 'Weka nafasi kwa kadi, au chukua ankara ya awali na ulipe baadaye. Kwa vyovyote, tunajibu ndani ya siku moja ya kazi.',
      },
      {
        title: 'Tunaijali nchi',
        text: 'Makundi madogo, wapagazi wa vijijini, malazi yanayoajiri majirani. Unachotumia kinabaki ulipokitumia.',
      },
    ],
    adventureTitle: 'Tuambie una muda gani. Tutakuambia upite barabara zipi.',
    adventureText:
      'Siku moja kati ya mikutano miwili, au wiki mbili kutoka volkano hadi savana: kila safari hupangwa kukufaa.',
    points: [
      { text: 'Vibali vya sokwe na sokwe mtu' },
      { text: 'Boti, baiskeli na viatu vya kutembea' },
      { text: 'Malazi, kambi na mashamba ya chai' },
    ],
    teaserIntro: 'Safari zinazowarudisha wageni wetu na hadithi. Kilichobaki ni wewe kuchagua tarehe.',
    mosaicIntro: 'Safari zetu mpya zaidi. Bei zinazoonyeshwa ni za msafiri mmoja.',
  },
  rw: {
    worthIntro:
      'U Rwanda ni ruto ku buryo warwambuka mu munsi umwe, kandi buri munsi mwongeraho ufite agaciro. Dutuye hano, bityo tuzi iyo ari yo.',
    reasons: [
      {
        title: 'Ibiciro bisobanutse',
        text: 'Buri rugendo rwerekana icyo rutwara itsinda ryanyu, uko ryaba ringana kose, n’ibirimo.',
      },
      {
        title: 'Abayobora bakuriye hano',
        text: 'Ubatwara akanabayobora azi inyoni ku ijwi ryazo, umuhanda ku makoni yawo n’umutetsi ku izina.',
      },
      {
        title: 'Kwishyura ubu, cyangwa tumaze kuvugana',
        text: 'Mwishyure n’ikarita, cyangwa mufate fagitire y’agateganyo muzishyure nyuma. Uko biri kose, tubasubiza mu munsi umwe w’akazi.',
      },
      {
        title: 'Twubaha ubutaka',
        text: 'Amatsinda mato, abikorezi bo mu midugudu, amacumbi aha akazi abaturanyi. Amafaranga mukoresha aguma aho mwayakoresheje.',
      },
    ],
    adventureTitle: 'Mutubwire igihe mufite. Tuzababwira inzira mwanyura.',
    adventureText:
      'Umunsi umwe hagati y’inama ebyiri, cyangwa ibyumweru bibiri kuva ku kirunga kugera mu mukenke: buri rugendo rutegurwa uko mubishaka.',
    points: [
      { text: 'Impushya zo gusura ingagi n’inguge' },
      { text: 'Ubwato, amagare n’inkweto zo kugenda' },
      { text: 'Amacumbi, inkambi n’imirima y’icyayi' },
    ],
    teaserIntro: 'Ingendo zituma abashyitsi bacu bataha bafite inkuru. Igisigaye ni uguhitamo itariki.',
    mosaicIntro: 'Ingendo zacu nshya. Ibiciro byerekanwa ni iby’umuntu umwe.',
  },
  ar: {
    worthIntro: 'رواندا صغيرة تُعبر في يوم، وتستحق كل يوم تضيفونه. نحن نعيش هنا، فنعرف أي الأيام هي.',
    reasons: [
      { title: 'أسعار واضحة', text: 'تذكر كل رحلة كم تكلف مجموعتكم أيًّا كان عددها، وما الذي يشمله السعر.' },
      { title: 'أدلاء نشؤوا هنا', text: 'سائقكم ودليلكم يعرف الطيور بأصواتها، والطريق بمنعطفاته، والطباخ باسمه.' },
      {
        title: 'ادفعوا الآن أو بعد أن نتحدث',
        text: 'احجزوا بالبطاقة، أو خذوا فاتورة أولية وسددوها لاحقًا. في الحالتين نرد عليكم خلال يوم عمل واحد.',
      },
      {
        title: 'خفة على الأرض',
        text: 'مجموعات صغيرة، وحمّالون من القرى، ونزل توظف جيرانها. ما تنفقونه يبقى حيث أنفقتموه.',
      },
    ],
    adventureTitle: 'أخبرونا كم لديكم من الوقت، نخبركم أي الطرق تسلكون.',
    adventureText: 'يوم بين اجتماعين، أو أسبوعان من البركان إلى السافانا: كل رحلة تُصمم بما يناسبكم.',
    points: [
      { text: 'تصاريح الغوريلا والشمبانزي' },
      { text: 'قوارب ودراجات وأحذية مشي' },
      { text: 'نزل ومخيمات ومزارع شاي' },
    ],
    teaserIntro: 'رحلات يعود منها ضيوفنا بحكايات. لا يبقى عليكم إلا اختيار الموعد.',
    mosaicIntro: 'أحدث رحلاتنا. الأسعار المعروضة لمسافر واحد.',
  },
};

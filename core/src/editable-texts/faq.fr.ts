/** The questions and answers of the FAQ in French, in the order of the English ones. */
export const FAQ_IN_FRENCH = {
  groups: [
    {
      title: 'Tourisme',
      questions: [
        {
          question: 'Quelle est la meilleure saison pour visiter le Rwanda ?',
          answer:
            'De juin à septembre et de décembre à février, il pleut moins et la marche est plus facile. De mars à mai, le pays est vert et calme, avec de la pluie presque chaque après-midi. Les gorilles, les lions et les lacs se voient toute l’année.',
        },
        {
          question: 'Faut-il un visa ?',
          answer:
            'Beaucoup de voyageurs l’obtiennent à l’arrivée ou le demandent en ligne avant de partir. Les règles changent : vérifiez auprès du service d’immigration, ou demandez-nous en indiquant votre nationalité.',
        },
        {
          question: 'Comment obtenir un permis pour les gorilles ?',
          answer:
            'Nous l’achetons pour vous dès que votre réservation est confirmée ou payée. Peu de visiteurs sont admis chaque jour : réservez si possible quelques mois à l’avance, surtout de juin à septembre. L’âge minimum est de 15 ans.',
        },
        {
          question: 'Quelle condition physique faut-il ?',
          answer:
            'Pour les gorilles, il faut pouvoir monter d’une à quatre heures sur un sol humide, avec un porteur si vous le souhaitez. La savane, les lacs et la ville ne demandent aucune condition particulière. Dites-nous ce qui vous convient, et nous choisirons en conséquence.',
        },
        {
          question: 'Que comprennent vos prix ?',
          answer:
            'Chaque page de circuit dit ce qui est compris et ce qui ne l’est pas. Les permis et les entrées des parcs font partie du prix partout où la page le dit ; les vols internationaux, les visas et les assurances, jamais.',
        },
        {
          question: 'Nous sommes un grand groupe. Pouvons-nous réserver en ligne ?',
          answer:
            'Oui, jusqu’à {groups} : la page de chaque circuit dit pour combien, et à quel prix. Pour un groupe plus grand, notre bureau vous établit un devis, en général à un meilleur prix par personne. Contactez-nous.',
        },
        {
          question: 'Comment payer ?',
          answer:
            'Par carte ou par virement, à la réservation ou plus tard. {payment} Un circuit peut avoir ses propres conditions, indiquées sur sa page et à la réservation. Si vous payez plus tard, nous vous envoyons une facture pro forma et un lien pour voir votre réservation et la payer. Les prix sont en dollars américains.',
        },
        {
          question: 'Pouvez-vous modifier un circuit pour nous ?',
          answer:
            'Oui. Presque tous les voyages peuvent être plus longs, plus courts, plus lents ou combinés à un autre. Dites-nous ce que vous imaginez.',
        },
      ],
    },
    {
      title: 'COVID-19',
      questions: [
        {
          question: 'Faut-il un test pour quitter le Rwanda ?',
          answer:
            'Le Rwanda n’en demande plus, seuls quelques compagnies et pays le font encore : vérifiez auprès des vôtres. Un test de départ coûte 50 dollars américains, et son résultat est valable 120 heures.',
        },
        {
          question: 'Y a-t-il des règles dans les parcs nationaux ?',
          answer:
            'Près des gorilles et des chimpanzés, tout le monde porte un masque et garde la distance que demandent les gardes, pour protéger les animaux. Aux visiteurs enrhumés, on propose une autre date.',
        },
        {
          question: 'Que se passe-t-il si je tombe malade pendant le voyage ?',
          answer:
            'Votre guide appelle un médecin, et notre bureau réorganise le reste : chambres, transport et, autant que les parcs le permettent, permis. Voyagez avec une assurance qui couvre la maladie à l’étranger.',
        },
      ],
    },
  ],
};

import type { AdviceIn } from '@imisozi/core/travel-advice';

/** What the company tells every traveller, in French. */
export const travelAdviceInFrench: AdviceIn = {
  fr: {
    season:
      'De juin à septembre et de décembre à février, il fait le plus sec. De mars à mai, tout est vert et calme, avec de la pluie presque tous les après-midi.',
    fitness: 'Aucune condition particulière, sauf si la description d’une journée le dit.',
    packing:
      'Une veste de pluie légère\nDes chaussures qui accrochent\nUn vêtement chaud pour le soir\nDe la crème solaire et un chapeau\nDes sacs en tissu : le plastique est interdit',
    visa: 'Beaucoup de voyageurs obtiennent un visa à l’arrivée, ou en ligne avant le départ. Les règles changent : demandez-nous, avec votre nationalité.',
    faq: [
      {
        question: 'Pouvez-vous modifier le circuit pour nous ?',
        answer:
          'Oui : presque tous les voyages peuvent être plus longs, plus courts ou plus lents. Dites-nous à quoi vous pensez.',
      },
      {
        question: 'Faut-il une assurance voyage ?',
        answer:
          'Oui, s’il vous plaît : pour la maladie, les accidents et le retour. Nos prix ne la comprennent jamais.',
      },
    ],
  },
};

import type { AdviceTranslations } from '@imisozi/core/travel-advice';

/** The company's advice for every traveller, in French. */
export const travelAdviceInFrench: AdviceTranslations = {
  fr: {
    season:
      'Les mois les plus secs vont de juin à septembre et de décembre à février. De mars à mai, tout est vert et calme, avec de la pluie presque tous les après-midi.',
    fitness: 'Aucune condition particulière, sauf si la description d’une journée le dit.',
    packing:
      'Une veste de pluie légère\nDes chaussures qui accrochent\nUn vêtement chaud pour le soir\nDe la crème solaire et un chapeau\nDes sacs en tissu : le plastique est interdit',
    visa: 'Beaucoup de voyageurs obtiennent un visa à l’arrivée, ou en ligne avant le départ. Les règles changent : demandez-nous conseil en précisant votre nationalité.',
    faq: [
      {
        question: 'Pouvez-vous modifier le circuit pour nous ?',
        answer:
          'Oui : presque tous les voyages peuvent être plus longs, plus courts ou plus lents. Dites-nous ce que vous imaginez.',
      },
      {
        question: 'Faut-il une assurance voyage ?',
        answer:
          'Oui, nous vous le demandons : pour la maladie, les accidents et le rapatriement. Nos prix ne la comprennent jamais.',
      },
    ],
  },
};

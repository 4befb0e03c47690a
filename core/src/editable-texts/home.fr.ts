/** The French defaults of `home.ts`. */
export const HOME_IN_FRENCH = {
  worthIntro:
    'Le Rwanda se traverse en une journée, et mérite chaque jour que vous y ajoutez. Nous y vivons, nous savons donc lesquels.',
  reasons: [
    {
      title: 'Des prix clairs',
      text: 'Chaque circuit dit ce qu’il coûte pour votre groupe, quelle que soit sa taille, et ce qui est compris.',
    },
    {
      title: 'Des guides d’ici',
      text: 'Votre chauffeur-guide connaît les oiseaux à leur chant, la route à ses virages et le cuisinier par son nom.',
    },
    {
      title: 'Payer maintenant, ou après en avoir parlé',
      text: 'Réservez avec une carte, ou demandez une facture pro forma et réglez-la plus tard. Dans les deux cas, nous vous répondons sous un jour ouvré.',
    },
    {
      title: 'Respectueux du pays',
      text: 'De petits groupes, des porteurs du village, des lodges qui emploient leurs voisins. Ce que vous dépensez reste où vous le dépensez.',
    },
  ],
  adventureTitle: 'Dites-nous de combien de temps vous disposez. Nous vous dirons quelles routes prendre.',
  adventureText: 'Un jour entre deux réunions, ou deux semaines du volcan à la savane : chaque voyage s’adapte à vous.',
  points: [
    { text: 'Permis pour les gorilles et les chimpanzés' },
    { text: 'Bateaux, vélos et bottes' },
    { text: 'Lodges, camps et plantations de thé' },
  ],
  teaserIntro: 'Des voyages dont on revient avec des histoires à raconter. Il ne vous reste qu’à choisir une date.',
  mosaicIntro: 'Nos voyages les plus récents. Les prix indiqués valent pour une personne.',
};

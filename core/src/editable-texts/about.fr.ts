/** The French defaults of `about.ts`. */
export const ABOUT_IN_FRENCH = {
  story:
    'Nous sommes une agence de voyages et de safaris à Kigali, sur une colline d’où l’on en voit onze autres. C’est d’ici que nous préparons des voyages à travers le Rwanda : pour des familles et des scientifiques, pour des congressistes qui ont un après-midi libre et des amis qui ont deux semaines.\n\nNous faisons surtout des circuits, d’un jour à deux semaines environ, et la plupart sont adaptés avant d’être réservés. Nous trouvons aussi des billets d’avion à l’ancienne, en les cherchant nous-mêmes ; nous organisons des conférences et des fêtes ; et nos portails dédiés vous permettent de louer une voiture et de réserver un hôtel.\n\nNous restons petits, et c’est voulu. La personne qui répond à votre premier message se souvient en général encore de votre nom quand vous atterrissez.',
  values: [
    { title: 'Empathie', text: 'Nous demandons comment vous aimez voyager avant de dire où.' },
    {
      title: 'Honnêteté',
      text: 'Si ce n’est pas la bonne saison pour ce que vous imaginez, nous le disons, même si cela nous coûte une réservation.',
    },
    {
      title: 'Intégrité',
      text: 'Nous recommandons le lodge qui vous convient, jamais celui qui nous verse une commission.',
    },
    { title: 'Professionnalisme', text: 'Des permis à temps, des véhicules entretenus, des guides agréés et reposés.' },
    { title: 'Fiabilité', text: 'Six heures du matin veut dire six heures du matin.' },
    { title: 'Transparence', text: 'Chaque prix figure sur la page, tout comme ce qu’il ne comprend pas.' },
    { title: 'Confiance', text: 'Vous nous confiez vos précieux jours de congé. Nous savons ce qu’ils valent.' },
  ],
};

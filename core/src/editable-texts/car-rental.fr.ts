/** The French defaults of `car-rental.ts`. */
export const CAR_RENTAL_IN_FRENCH = {
  reasons: [
    {
      title: 'Avec ou sans chauffeur',
      text: 'Une petite voiture pour la ville, ou un quatre-quatre avec une tente sur le toit.',
    },
    {
      title: 'Des routes que nous connaissons',
      text: 'Dites au portail où vous allez, et il écarte les voitures qui n’y parviendraient pas.',
    },
    {
      title: 'Un seul interlocuteur',
      text: 'Si la voiture fait partie d’un voyage avec nous, nous la réservons pour vous et tout figure sur une seule facture.',
    },
  ],
};

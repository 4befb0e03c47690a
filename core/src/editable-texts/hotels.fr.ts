/** The French defaults of `hotels.ts`. */
export const HOTELS_IN_FRENCH = {
  reasons: [
    {
      title: 'Testés par nos soins',
      text: 'Des hôtels, lodges, camps et maisons d’hôtes où l’un de nous a passé la nuit.',
    },
    {
      title: 'Près de ce que vous venez voir',
      text: 'Classés par parc, lac ou salle de réunion, pour que votre matinée ne commence pas par une longue route.',
    },
    {
      title: 'Un seul interlocuteur',
      text: 'Si les nuits font partie d’un voyage avec nous, nous les réservons pour vous et tout figure sur une seule facture.',
    },
  ],
};

/** What ships in French of `air-ticket.ts`. */
export const AIR_TICKET_IN_FRENCH = {
  intro:
    'Pas de moteur de recherche, pas de compte à rebours. Dites-nous où et quand vous voulez partir, et notre équipe trouve la bonne correspondance, les bagages et la place.',
  points: [
    {
      title: 'Un conseil personnel',
      text: 'Nous comparons compagnies et aéroports, et vous disons quel vol nous choisirions nous-mêmes.',
    },
    {
      title: 'Rien à payer pour l’instant',
      text: 'Demander ne coûte rien. Vous ne payez que si l’offre vous convient, à notre bureau ou par virement.',
    },
    { title: 'Quelqu’un à appeler', text: 'Quand un vol change, la personne qui l’a réservé s’en occupe avec vous.' },
  ],
};

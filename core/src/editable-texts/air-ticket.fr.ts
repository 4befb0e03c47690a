/** The French defaults of `air-ticket.ts`. */
export const AIR_TICKET_IN_FRENCH = {
  intro:
    'Pas de moteur de recherche, pas de compte à rebours. Dites-nous où et quand vous voulez partir, et notre équipe trouve la bonne correspondance, la franchise de bagages et le siège qu’il vous faut.',
  points: [
    {
      title: 'Un conseil personnalisé',
      text: 'Nous comparons compagnies et aéroports, et vous disons quel vol nous choisirions nous-mêmes.',
    },
    {
      title: 'Rien à payer pour l’instant',
      text: 'Demander ne coûte rien. Vous ne payez que si la proposition vous convient, à notre bureau ou par virement.',
    },
    { title: 'Quelqu’un à appeler', text: 'Quand un vol change, la personne qui l’a réservé s’en occupe avec vous.' },
  ],
};

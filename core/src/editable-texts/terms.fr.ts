/** The French defaults of `terms.ts`. */
export const TERMS_IN_FRENCH = {
  sections: [
    {
      title: 'Réservation',
      text: 'Une réservation faite sur ce site est une demande. Elle engage les deux parties quand nous la confirmons, ou quand votre paiement est arrivé.\n\nLe prix est celui affiché au moment de la réservation, en dollars américains, pour le nombre de personnes choisi. Une modification ultérieure de la page ne change rien à votre réservation.\n\nUn circuit se réserve en ligne pour {groups} au plus, et sa page dit pour combien. Les groupes plus grands réservent auprès de notre bureau.',
      anchor: 'none',
    },
    {
      title: 'Paiement',
      text: 'Vous pouvez payer par carte ou par virement, à la réservation ou plus tard sur la page de votre réservation. {payment} Un circuit peut avoir ses propres conditions : sa page, le formulaire et la page de votre réservation indiquent celles qui s’appliquent. Vous saisissez votre carte sur la page de la banque qui traite le paiement ; nous ne la voyons jamais.\n\nSi vous payez plus tard, vous recevez une facture pro forma, et les places d’un départ sont gardées {hold} dès que vous avez ouvert le lien de notre e-mail ; d’ici là, ou si vous payez tout de suite, elles le sont pendant le court délai indiqué dans le formulaire.',
      anchor: 'none',
    },
    {
      title: 'Modifications et annulation',
      text: 'Prévenez-nous dès que vous le pouvez ; beaucoup de modifications ne coûtent rien. Tant qu’une réservation n’est ni confirmée ni payée, vous pouvez l’annuler sans frais.\n\nCircuits et places aux événements : les frais d’annulation sont de {cancellation}. Avant, rien n’est retenu. Un circuit peut avoir ses propres frais : sa page, le formulaire et la page de votre réservation indiquent ceux qui s’appliquent.\n\nInscriptions aux événements. {registration}\n\nLa page de votre réservation vous dit les frais avant que vous ne décidiez. {permits} Si nous annulons un départ, tout vous est remboursé, permis compris.',
      anchor: 'cancellation',
    },
    {
      title: 'Ce que comprend le prix d’un événement',
      text: 'Le prix comprend le matériel d’atelier, le café et le déjeuner, sauf si la page de l’événement indique autre chose.',
      anchor: 'none',
    },
    {
      title: 'Nature et responsabilité',
      text: 'Les animaux sauvages ne prennent pas de rendez-vous. Nous faisons tout pour les trouver, mais nous ne pouvons pas promettre que vous les verrez.\n\nVoyagez avec une assurance qui couvre la maladie, les accidents et le rapatriement. Guides et gardes peuvent mettre fin à une activité qui n’est pas sûre.',
      anchor: 'none',
    },
    {
      title: 'Droit applicable',
      text: 'Le droit de la République du Rwanda s’applique. Si quelque chose ne va pas, parlez-nous-en d’abord.',
      anchor: 'none',
    },
  ],
} as const;

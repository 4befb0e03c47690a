/** What ships in French of `privacy.ts`. */
export const PRIVACY_IN_FRENCH = {
  sections: [
    {
      title: 'Ce que nous recueillons',
      text: 'Ce que vous saisissez dans nos formulaires : votre nom, votre adresse e-mail, votre numéro de téléphone et ce que vous attendez de nous. Pour les inscriptions à un événement, aussi votre organisation et votre régime alimentaire.\n\nLes commentaires montrent votre nom et vos mots. Seule notre équipe voit votre adresse e-mail.',
    },
    {
      title: 'Pourquoi nous le recueillons',
      text: 'Pour vous répondre, organiser votre voyage et vous envoyer les documents qui vont avec. Hôtels, parcs et guides ne reçoivent que ce qui leur est nécessaire.\n\nLa lettre ne va qu’aux personnes abonnées, et chacune contient un lien pour se désabonner.',
    },
    {
      title: 'Ce que nous ne faisons pas',
      text: 'Nous ne vendons pas vos données, nous ne vous suivons pas sur d’autres sites, et aucun script d’une autre entreprise ne s’exécute sans que vous le demandiez. La carte de la page de contact ne se charge que si vous appuyez sur son bouton.\n\nNous ne voyons jamais le numéro de votre carte : vous le saisissez sur la page de la banque.',
    },
    {
      title: 'Ce qui reste dans votre navigateur',
      text: 'Nous ne posons aucun cookie. Après une réservation, votre navigateur garde son numéro et votre adresse e-mail jusqu’à ce que vous fermiez l’onglet. Quand vous choisissez de payer, il les garde avec le montant jusqu’à la fin du paiement. Pour notre équipe, il garde aussi la connexion.',
    },
    {
      title: 'Combien de temps nous le gardons',
      text: 'Nous gardons les réservations et les paiements aussi longtemps que la loi l’exige, et les messages deux ans. Vous pouvez à tout moment nous demander ce que nous savons de vous, et de le corriger ou de l’effacer.',
    },
  ],
};

/** The French defaults of `privacy.ts`. */
export const PRIVACY_IN_FRENCH = {
  sections: [
    {
      title: 'Ce que nous recueillons',
      text: 'Ce que vous saisissez dans nos formulaires : votre nom, votre adresse e-mail, votre numéro de téléphone et ce que vous attendez de nous. Pour les inscriptions à un événement, aussi votre organisation et votre régime alimentaire.\n\nPour un voyage réservé, nous demandons aussi, pour chaque voyageur : prénom et nom, date de naissance, nationalité, numéro de passeport et date d’expiration, régime alimentaire, remarques (aussi sur la santé, si vous voulez nous en parler), ainsi que les vols et heures d’arrivée et de départ. Seuls les noms sont obligatoires.\n\nAvec un commentaire paraissent votre nom et votre texte. Seule notre équipe voit votre adresse e-mail.',
    },
    {
      title: 'Pourquoi nous le recueillons',
      text: 'Pour vous répondre, organiser votre voyage et vous envoyer les documents qui vont avec. Hôtels, parcs et guides ne reçoivent que ce qui leur est nécessaire : les parcs ont besoin du passeport, de la date de naissance et de la nationalité pour les permis ; les hôtels et les guides, des régimes et des remarques ; qui vient vous chercher, de vos vols.\n\nCe que vous nous dites des voyageurs peut être lu par quiconque a le lien de votre réservation, et par les membres de notre équipe chargés des réservations ; leur lecture est enregistrée. Ces données sont chiffrées et effacées 30 jours après le voyage.\n\nLa lettre d’information n’est envoyée qu’aux personnes abonnées, et chaque envoi contient un lien pour se désabonner.',
    },
    {
      title: 'Ce que nous ne faisons pas',
      text: 'Nous ne vendons pas vos données, nous ne vous suivons pas sur d’autres sites, et aucun script d’une autre entreprise ne s’exécute sans que vous le demandiez. Les cartes ne se chargent que si vous appuyez sur leur bouton.\n\nNous ne voyons jamais le numéro de votre carte : vous le saisissez sur la page de la banque.',
    },
    {
      title: 'Ce qui reste dans votre navigateur',
      text: 'Nous ne déposons aucun cookie. Après une réservation, votre navigateur garde son numéro et votre adresse e-mail jusqu’à ce que vous fermiez l’onglet. Quand vous choisissez de payer, il les garde avec le montant jusqu’à la fin du paiement. Pour notre équipe, il garde aussi la session ouverte.\n\nVos circuits favoris et la devise choisie y restent aussi, jusqu’à ce que vous les changiez ou effaciez ce que votre navigateur garde de notre site. Notre serveur n’apprend de quels circuits il s’agit que si vous ouvrez la page de vos favoris ou nous envoyez une demande de voyage à partir d’eux.',
    },
    {
      title: 'Combien de temps nous le gardons',
      text: 'Nous gardons les réservations et les paiements aussi longtemps que la loi l’exige, et les messages deux ans. Vous pouvez à tout moment nous demander ce que nous savons de vous, et nous demander de le corriger ou de l’effacer.',
    },
  ],
};

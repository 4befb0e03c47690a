/** The French defaults of `privacy.ts`. */
export const PRIVACY_IN_FRENCH = {
  sections: [
    {
      title: 'Ce que nous recueillons',
      text: 'Ce que vous saisissez dans nos formulaires, et rien d’autre. La liste à la fin de cette page nomme tous les champs de tous les formulaires et dit à quoi ils servent ; le tableau qui la précède dit combien de temps nous les gardons.',
    },
    {
      title: 'Pourquoi nous le recueillons',
      text: 'Pour vous répondre, organiser votre voyage et vous envoyer les documents qui vont avec. Hôtels, parcs et guides ne reçoivent que ce qui leur est nécessaire.\n\nCe que vous nous dites des voyageurs peut être lu par quiconque a le lien de votre réservation, et par les membres de notre équipe chargés des réservations ; leur lecture est enregistrée. Ces données sont chiffrées et effacées {erasing} après le voyage.\n\nLa lettre d’information n’est envoyée qu’aux personnes abonnées, et chaque envoi contient un lien pour se désabonner.',
    },
    {
      title: 'Ce que nous ne faisons pas',
      text: 'Nous ne vendons pas vos données, nous ne vous suivons pas sur d’autres sites, et aucun script d’une autre entreprise ne s’exécute sans que vous le demandiez. Les cartes ne se chargent que si vous appuyez sur leur bouton.\n\nNous ne voyons jamais le numéro de votre carte : vous le saisissez sur la page de la banque.',
    },
    {
      title: 'Ce qui reste dans votre navigateur',
      text: 'Nous ne déposons aucun cookie. Après une réservation, votre navigateur garde son numéro et votre adresse e-mail jusqu’à ce que vous fermiez l’onglet. Ce que vous saisissez dans un formulaire de réservation reste dans l’onglet jusqu’à l’envoi. Quand vous choisissez de payer, il les garde avec le montant jusqu’à la fin du paiement. Pour notre équipe, il garde aussi la session ouverte ; sur le téléphone de nos guides, la page de leurs voyages jusqu’à la fin de ceux-ci, et ce qu’ils signalent en route jusqu’à l’envoi.\n\nVos circuits favoris et la devise choisie y restent aussi, jusqu’à ce que vous les changiez ou effaciez ce que votre navigateur garde de notre site. Notre serveur n’apprend de quels circuits il s’agit que si vous ouvrez la page de vos favoris ou nous envoyez une demande de voyage à partir d’eux. La page d’une réservation ne reste sur votre téléphone que si vous en demandez une copie, jusqu’à ce que vous la fassiez oublier.',
    },
  ],
};

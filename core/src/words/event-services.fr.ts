/** What ships in French of `event-services.ts`. */
export const EVENT_SERVICES_IN_FRENCH = {
  services: [
    {
      title: 'Conception',
      intro: 'Un bon événement se gagne des mois avant. Nous commençons par ce que vous voulez atteindre.',
      sections: [
        {
          title: 'But et format',
          text: 'Nous demandons qui vient, ce que chacun doit en retirer et combien de temps il peut rester, puis proposons un format qui convient : une salle ou dix, un jour ou quatre.',
        },
        {
          title: 'Budget',
          text: 'Vous recevez une feuille avec tous les coûts, fixes et par invité, que nous tenons à jour jusqu’à la dernière facture.',
        },
        {
          title: 'Lieu',
          text: 'Nous connaissons les salles de Kigali par la porte de service : quais, groupes électrogènes, écho et parking. Nous vous en montrons trois qui conviennent, avec des dates réservées.',
        },
        {
          title: 'Programme et calendrier',
          text: 'Orateurs, pauses, repas, traductions et transferts sur une seule ligne de temps, avec une personne responsable de chaque point.',
        },
      ],
    },
    {
      title: 'Logistique',
      intro: 'Tout ce qui bouge : personnes, caisses, bus, repas et micros.',
      sections: [
        {
          title: 'Transferts',
          text: 'Un accueil à l’aéroport à toute heure, des navettes entre les hôtels et la salle, et des voitures privées pour qui en a besoin.',
        },
        {
          title: 'Hébergement',
          text: 'Des blocs de chambres à portée de la salle, de la maison d’hôtes aux cinq étoiles, et une seule liste de qui dort où.',
        },
        {
          title: 'Technique',
          text: 'Son, lumière, écrans, enregistrement et un appareil de secours pour chacun, essayés la veille avec celles et ceux qui s’en serviront.',
        },
        {
          title: 'Restauration',
          text: 'Des repas servis à l’heure, des menus qui respectent allergies et croyances, et du café de la colline que l’on voit par la fenêtre.',
        },
      ],
    },
    {
      title: 'Gestion des délégués',
      intro: 'De l’invitation au badge, chaque invité est suivi dans un seul dossier.',
      sections: [
        {
          title: 'Inscription',
          text: 'Inscription en ligne avec paiement ou proforma, confirmations, rappels et une liste juste le jour venu.',
        },
        {
          title: 'Visas et lettres',
          text: 'Lettres d’invitation, conseils pour les visas et quelqu’un à appeler quand un agent de frontière a une question.',
        },
        {
          title: 'Badges et accueil',
          text: 'Badges, sacs et un comptoir d’accueil dans les langues de vos invités.',
        },
        {
          title: 'Interprétation simultanée',
          text: 'Interprètes, cabines et récepteurs pour le français, l’anglais, le swahili, le kinyarwanda et l’arabe.',
        },
      ],
    },
    {
      title: 'Déroulement',
      intro: 'Le jour venu, vous êtes l’hôte. Laissez-nous le travail.',
      sections: [
        {
          title: 'Une personne responsable',
          text: 'Un régisseur avec la ligne de temps en main : un appel suffit pour le joindre, et il joint tous les autres.',
        },
        {
          title: 'Équipe',
          text: 'Placeurs, chauffeurs, techniciens et une infirmière, informés ensemble et nourris à l’heure.',
        },
        {
          title: 'Protocole et sécurité',
          text: 'Placement, drapeaux, discours et arrivée des invités d’honneur ; issues, premiers secours et un plan en cas de pluie.',
        },
        {
          title: 'Excursions',
          text: 'Une demi-journée en ville ou deux jours chez les gorilles : ce que les délégués gardent le plus longtemps commence quand la séance de clôture finit.',
        },
      ],
    },
    {
      title: 'Suivi',
      intro: 'La salle est vide. C’est le moment de tirer le meilleur du travail accompli.',
      sections: [
        {
          title: 'Comptes',
          text: 'Toutes les factures face au budget sur une feuille, sous deux semaines.',
        },
        {
          title: 'Retours',
          text: 'Une courte enquête tant que les souvenirs sont frais, et un résumé qui dit quoi garder et quoi laisser.',
        },
        {
          title: 'Supports et enregistrements',
          text: 'Présentations, enregistrements et photos triés et envoyés à toutes les personnes venues, et à celles qui n’ont pas pu venir.',
        },
        {
          title: 'La prochaine fois',
          text: 'Une date réservée, une liste d’invités intéressés, et un plan qui s’appuie sur cette année au lieu de repartir de zéro.',
        },
      ],
    },
  ],
};

/** The French defaults of `event-services.ts`. */
export const EVENT_SERVICES_IN_FRENCH = {
  services: [
    {
      title: 'Conception',
      intro: 'Un bon événement se joue des mois à l’avance. Nous partons de ce que vous voulez obtenir.',
      sections: [
        {
          title: 'But et format',
          text: 'Nous demandons qui vient, ce que chacun doit en retirer et combien de temps il peut rester, puis proposons un format qui convient : une salle ou dix, un jour ou quatre.',
        },
        {
          title: 'Budget',
          text: 'Vous recevez un tableau de tous les coûts, fixes et par invité, que nous tenons à jour jusqu’à la dernière facture.',
        },
        {
          title: 'Lieu',
          text: 'Nous connaissons les salles de Kigali par la porte de service : quais de déchargement, groupes électrogènes, écho et parking. Nous vous en montrons trois qui conviennent, avec des dates en option.',
        },
        {
          title: 'Programme et calendrier',
          text: 'Orateurs, pauses, repas, traductions et transferts dans un seul déroulé, avec une personne responsable de chaque point.',
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
          text: 'Des contingents de chambres à proximité de la salle, de la maison d’hôtes au cinq-étoiles, et une seule liste pour savoir qui loge où.',
        },
        {
          title: 'Technique',
          text: 'Son, lumière, écrans, enregistrement et du matériel de secours pour chacun, le tout essayé la veille avec celles et ceux qui s’en serviront.',
        },
        {
          title: 'Restauration',
          text: 'Des repas servis à l’heure, des menus qui respectent allergies et croyances, et du café de la colline que l’on voit par la fenêtre.',
        },
      ],
    },
    {
      title: 'Gestion des participants',
      intro: 'De l’invitation au badge, chaque invité est suivi dans un seul dossier.',
      sections: [
        {
          title: 'Inscription',
          text: 'Inscription en ligne avec paiement ou facture pro forma, confirmations, rappels et une liste exacte le jour venu.',
        },
        {
          title: 'Visas et lettres',
          text: 'Lettres d’invitation, conseils pour les visas et quelqu’un à appeler quand la police des frontières a une question.',
        },
        {
          title: 'Badges et accueil',
          text: 'Badges, sacs et comptoir d’accueil dans les langues de vos invités.',
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
          text: 'Un régisseur, le déroulé en main : un appel suffit pour le joindre, et il joint tous les autres.',
        },
        {
          title: 'Équipe',
          text: 'Hôtes d’accueil, chauffeurs, techniciens et personnel infirmier, réunis pour les consignes et nourris à l’heure.',
        },
        {
          title: 'Protocole et sécurité',
          text: 'Placement, drapeaux, discours et arrivée des invités d’honneur ; issues, premiers secours et un plan en cas de pluie.',
        },
        {
          title: 'Excursions',
          text: 'Une demi-journée en ville ou deux jours chez les gorilles : ce dont les participants se souviennent le plus longtemps commence à la fin de la séance de clôture.',
        },
      ],
    },
    {
      title: 'Suivi',
      intro: 'La salle est vide. C’est le moment de tirer le meilleur du travail accompli.',
      sections: [
        {
          title: 'Comptes',
          text: 'Toutes les factures comparées au budget dans un seul tableau, dans les deux semaines.',
        },
        {
          title: 'Retours',
          text: 'Une courte enquête tant que les souvenirs sont frais, et une synthèse qui dit ce qu’il faut garder et ce qu’il faut abandonner.',
        },
        {
          title: 'Supports et enregistrements',
          text: 'Présentations, enregistrements et photos triés et envoyés à toutes les personnes venues, et à celles qui n’ont pas pu venir.',
        },
        {
          title: 'La prochaine fois',
          text: 'Une date en option, une liste d’invités intéressés, et un plan qui s’appuie sur cette année au lieu de repartir de zéro.',
        },
      ],
    },
  ],
};

/** The texts of the footer in the other languages of the site. */
export const FOOTER_IN = {
  fr: {
    partners: 'En bonne compagnie',
    text: 'Voyages à travers le Rwanda, préparés à Kigali.',
    newsletter: 'Lettres des collines',
    newsletterIntro: 'Nouveaux voyages, offres de saison et événements, environ une fois par mois.',
  },
  sw: {
    partners: 'Washirika wetu',
    text: 'Safari za Rwanda, zinazopangwa Kigali.',
    newsletter: 'Barua kutoka vilimani',
    newsletterIntro: 'Safari mpya, ofa za msimu na matukio, takriban mara moja kwa mwezi.',
  },
  rw: {
    partners: 'Abo dukorana',
    text: 'Ingendo mu Rwanda, zitegurirwa i Kigali.',
    newsletter: 'Amabaruwa yo mu misozi',
    newsletterIntro: 'Ingendo nshya, poromosiyo z’ibihe by’umwaka n’ibikorwa, nka rimwe mu kwezi.',
  },
  ar: {
    partners: 'شركاؤنا',
    text: 'رحلات في رواندا، تُعدّ في كيغالي.',
    newsletter: 'رسائل من التلال',
    newsletterIntro: 'رحلات جديدة وعروض موسمية وفعاليات، مرة في الشهر تقريبًا.',
  },
} as const;

import type { Texts } from '../texts.ts';
import type * as english from '../en/publications.ts';

export const publications: Texts<typeof english.publications> = {
  title: 'Offres et conseils',
  description: 'Offres de saison, listes de bagages et autres lectures utiles pour votre voyage au Rwanda.',
  intro: 'Offres, listes de bagages et autres lectures utiles pour votre voyage.',
  pressTitle: 'Communiqués de presse',
  pressDescription: 'Nos actualités pour la presse : nos voyages, nos guides et le tourisme au Rwanda.',
  pressIntro: 'Nos actualités pour la presse. Pour une interview ou des photos, contactez-nous.',
  empty: 'Rien à lire ici en ce moment.',
  open: 'Ouvrir le document',
  document: 'Ouvrir le document : {title}',
  sidebar: 'Sur X',
  sidebarText: 'État des routes, naissances et grues couronnées : les nouvelles brèves de nos guides.',
  sidebarLink: 'Suivre {account}',
};

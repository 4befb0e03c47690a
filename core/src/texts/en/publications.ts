export const publications = {
  title: 'Advertisement',
  description: 'Seasonal offers, packing lists and other useful reading for your journey through Rwanda.',
  intro: 'Offers, packing lists and other useful reading for your journey.',
  pressTitle: 'Press Releases',
  pressDescription: 'Our news for the press: our journeys, our guides and travelling in Rwanda.',
  pressIntro: 'Our news for the press. For interviews and pictures, please contact us.',
  empty: "There's nothing here at the moment.",
  open: 'Open the document',
  document: 'Open the document: {title}',
  sidebar: 'On X',
  sidebarText: 'Road conditions, newborn calves and crowned cranes: short news from our guides.',
  sidebarLink: 'Follow {account}',
} as const;

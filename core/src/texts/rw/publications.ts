import type { Texts } from '../texts.ts';
import type * as english from '../en/publications.ts';

export const publications: Texts<typeof english.publications> = {
  title: 'Amatangazo',
  description: 'Poromosiyo z’ibihe by’umwaka, ibyo gupakira n’izindi nyandiko zabafasha mu rugendo rwanyu mu Rwanda.',
  intro: 'Poromosiyo, ibyo gupakira n’izindi nyandiko zabafasha mu rugendo rwanyu.',
  pressTitle: 'Amatangazo agenewe itangazamakuru',
  pressDescription: 'Amakuru tugenera itangazamakuru: ingendo zacu, abaziyobora no gutembera mu Rwanda.',
  pressIntro: 'Amakuru tugenera itangazamakuru. Ku biganiro n’amafoto, mutuvugishe.',
  empty: 'Ubu nta kintu kiri hano.',
  open: 'Fungura inyandiko',
  document: 'Fungura inyandiko: {title}',
  sidebar: 'Kuri X',
  sidebarText: 'Uko imihanda imeze, ibyana bikivuka n’imisambi: amakuru magufi y’abayobora ingendo zacu.',
  sidebarLink: 'Kurikira {account}',
};

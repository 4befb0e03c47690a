import type * as english from '../en/publications';
import type { Texts } from '../texts';

export const publications: Texts<typeof english.publications> = {
  title: 'Amatangazo',
  description: 'Ibiciro by’igihe, ibyo gupakira n’izindi nyandiko zabafasha mu rugendo rwanyu mu Rwanda.',
  intro: 'Ibiciro by’igihe, ibyo gupakira n’izindi nyandiko zabafasha mu rugendo rwanyu.',
  pressTitle: 'Amatangazo y’itangazamakuru',
  pressDescription: 'Amakuru tugenera itangazamakuru: ingendo zacu, abaziyobora no gutembera mu Rwanda.',
  pressIntro: 'Amakuru tugenera itangazamakuru. Ku biganiro n’amafoto, mutuvugishe.',
  empty: 'Ubu nta kintu kiri hano.',
  open: 'Fungura inyandiko',
  document: (title) => `Fungura inyandiko: ${title}`,
  sidebar: 'Kuri X',
  sidebarText: 'Uko imihanda imeze, ibyana bikivuka n’imisambi: amakuru magufi y’abayobora ingendo zacu.',
  sidebarLink: (account) => `Kurikira ${account}`,
};

import type { Texts } from '../texts.ts';
import type * as english from '../en/newsletter.ts';

export const unsubscribe: Texts<typeof english.unsubscribe> = {
  title: 'Urutonde rw’imeyili',
  description: 'Mwikure ku rutonde rwacu rw’imeyili.',
  busy: 'Mutegereze gato, turimo kubakura ku rutonde…',
  home: 'Subira ahabanza',
  question: 'Mwifuza kuva ku rutonde rwacu rw’imeyili?',
  noScript: 'Kugira ngo muve ku rutonde nta JavaScript, mukande buto.',
  leave: 'Va ku rutonde rw’imeyili',
};

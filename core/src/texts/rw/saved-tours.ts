import type { Texts } from '../texts.ts';
import type * as english from '../en/saved-tours.ts';

export const savedTours: Texts<typeof english.savedTours> = {
  title: 'Ingendo mwabitse',
  description: 'Ingendo mwabitse muri iyi mushakisha, n’ibiciro byazo by’uyu munsi.',
  intro: 'Zibitse muri iyi mushakisha gusa, nta wundi uzibona. Ibiciro ni iby’uyu munsi.',
  needsScript: 'Ingendo mwabitse zibikwa na mushakisha yanyu, ikenera JavaScript kugira ngo ibikore.',
  empty: 'Nta rugendo murabika. Mukande ku kamenyetso k’umutima kari ku rugendo, ruzabategerereza hano.',
  browse: 'Reba ingendo zose',
  remove: 'Kuramo',
  removeOne: 'Kuramo {title}',
  removed: '“{title}” rwakuwe mu ngendo mwabitse.',
  undo: 'Subiza',
  plan: 'Tegura urugendo uhereye kuri izi',
  failed: 'Ubu ntitwashoboye gusoma ingendo mwabitse.',
  notOffered: 'Zimwe mu ngendo mwabitse ntizitangwa ubu.',
  forget: 'Zikuremo',
  again: 'Ongera ugerageze',
  brief: 'Turifuza urugendo rurimo ibyo muri izi ngendo: {titles}.',
};

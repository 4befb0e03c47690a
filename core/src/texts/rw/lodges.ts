import type { Texts } from '../texts.ts';
import type * as english from '../en/lodges.ts';

export const lodges: Texts<typeof english.lodges> = {
  title: 'Amacumbi',
  description: 'Aho murara mu ngendo zacu: amacumbi, inkambi n’amahoteli mato tuzi neza.',
  intro:
    'Aho abagenzi bacu barara. Iminsi ya buri rugendo ivuga icumbi, cyangwa abiri duhitamo bitewe n’iririmo imyanya.',
  empty: 'Ubu nta macumbi ahari.',
  all: 'Amacumbi yose',
  picture: '{title}, ifoto ya {index} kuri {count}',
  gallery: 'Amafoto ya {title}',
  place: 'Aho riri',
  level: 'Urwego',
  levels: { 'mid-range': 'Ruringaniye', comfort: 'Rwiza', luxury: 'Rwo hejuru' },
  size: 'Ubunini',
  rooms: '{count, plural, one {Icyumba 1} other {Ibyumba #}}',
  website: 'Urubuga rwaryo',
  map: 'Ku ikarita',
  tours: 'Ingendo zirara hano',
  plan: 'Mwifuza kuharara?',
  planText: 'Buri rugendo rwacu rushobora gutegurwa rushingiye ku icumbi mukunze.',
};

import type * as english from '../en/comments';
import type { Texts } from '../texts';

export const comments: Texts<typeof english.comments> = {
  title: (count) => (count === 0 ? 'Maoni' : `Maoni (${count})`),
  empty: 'Bado hakuna maoni. Umewahi kufika? Wasimulie wasafiri wengine.',
  write: 'Andika maoni',
  names: 'Jina kamili',
  email: 'Barua pepe',
  emailHint: 'Haichapishwi kamwe',
  body: 'Maoni',
  required: (label) => `Tafadhali jaza: ${label}`,
  send: 'Tuma maoni',
  busy: 'Inatuma…',
};

import type { Texts } from '../texts.ts';
import type * as english from '../en/comments.ts';

export const comments: Texts<typeof english.comments> = {
  title: '{count, plural, =0 {Maoni} other {Maoni (#)}}',
  empty: 'Bado hakuna maoni. Umewahi kufika? Wasimulie wasafiri wengine.',
  write: 'Andika maoni',
  names: 'Jina kamili',
  email: 'Barua pepe',
  emailHint: 'Haichapishwi kamwe',
  body: 'Maoni',
  required: 'Tafadhali jaza: {label}',
  send: 'Tuma maoni',
  busy: 'Inatuma…',
};

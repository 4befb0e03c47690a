import type { Texts } from '../texts.ts';
import type * as english from '../en/comments.ts';

export const comments: Texts<typeof english.comments> = {
  title: '{count, plural, =0 {Ibitekerezo} other {Ibitekerezo (#)}}',
  empty: 'Nta gitekerezo kiratangwa. Mwarahageze? Mubibwire abandi bagenzi.',
  write: 'Andika igitekerezo',
  names: 'Amazina yombi',
  email: 'Imeyili',
  emailHint: 'Ntitangazwa na rimwe',
  body: 'Igitekerezo',
  required: 'Mwuzuze: {label}',
  send: 'Ohereza igitekerezo',
  busy: 'Birimo koherezwa…',
};

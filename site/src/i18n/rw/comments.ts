import type * as english from '../en/comments';
import type { Texts } from '../texts';

export const comments: Texts<typeof english.comments> = {
  title: (count) => (count === 0 ? 'Ibitekerezo' : `Ibitekerezo (${count})`),
  empty: 'Nta gitekerezo kiratangwa. Mwarahageze? Mubibwire abandi bagenzi.',
  write: 'Andika igitekerezo',
  names: 'Amazina yombi',
  email: 'Imeyili',
  emailHint: 'Ntitangazwa na rimwe',
  body: 'Igitekerezo',
  required: (label) => `Mwuzuze: ${label}`,
  send: 'Ohereza igitekerezo',
  busy: 'Birimo koherezwa…',
};

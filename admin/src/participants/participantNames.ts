import type { Participant } from '../data/types';

export const fullName = ({ title, firstName, familyName }: Participant): string =>
  `${title} ${firstName} ${familyName}`;

/** The path of a participant below /account. */
export const participantPath = (id: string): string => `/events/participant/${encodeURIComponent(id)}/show`;

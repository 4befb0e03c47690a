import { mailKind } from '../mail/mail.kinds.js';
import type { CampaignKind } from './campaign.entity.js';

/** What letters to subscribers are made of; the texts are in `campaigns.mails.ts`. */
interface AboutNews {
  readonly recordId: string;
  readonly subscriberId: string;
}

export const NEW_EVENT = mailKind<AboutNews>('new-event');
export const NEW_PUBLICATION = mailKind<AboutNews>('new-publication');

export const LETTER_OF: Readonly<Record<CampaignKind, typeof NEW_EVENT>> = {
  event: NEW_EVENT,
  publication: NEW_PUBLICATION,
};

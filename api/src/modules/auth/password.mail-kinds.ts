import { mailKind } from '../mail/mail.kinds.js';

/** A link to set a password; the texts are in `password.mails.ts`. */
interface AboutToken {
  readonly tokenId: string;
}

export const RESET_PASSWORD = mailKind<AboutToken>('password-reset', { isPersonal: true });
export const ACTIVATE_ACCOUNT = mailKind<AboutToken>('account-activation', { isPersonal: true });
/** Tells the owner of an account that its password is another one now. */
export const PASSWORD_CHANGED = mailKind<AboutToken>('password-changed');
/** The same, where the owner changed it in the dashboard. */
export const PASSWORD_CHANGED_BY_OWNER = mailKind<{ readonly userId: string; readonly changedAt: string }>(
  'password-changed-by-owner',
);

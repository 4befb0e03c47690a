/** Whether a client may be written to about offers; `unknown` until somebody has asked. */
export const CONSENTS = ['unknown', 'given', 'refused'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The ways to reach a client. */
export const ADDRESS_KINDS = ['email', 'phone'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** For how many hours two clients who were made one can be told apart again (rules/clients 5). */
export const MERGE_UNDO_HOURS = 24;

/** The most addresses and telephone numbers of one client. */
export const MAX_CLIENT_ADDRESSES = 20;

/** What becomes of a mail: on its way, taken by a server, tried again, or given up. */
export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'dead'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** The delivery status of a mail: waiting, accepted by a server, to be retried, or given up. */
export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'dead'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

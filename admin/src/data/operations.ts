import { api, fetchFile, type NamedFile } from './http';
import type { MailPreview, MailPreviewRow, Queue } from './types';

/** Calls about queues, emails and webhooks. */
export const operations = {
  /** The state of every queue. */
  pictureCopies: async (): Promise<number> => (await api.GET('/api/media/copies')).data!.waiting,
  queues: async (): Promise<Queue[]> => (await api.GET('/api/admin/queues')).data!.queues,

  /** Retries a failed job. */
  retryJob: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/dead-jobs/{id}/retry', { params: { path: { id } } })).data!.message,

  /** The content of an email in the outbox. */
  mailContent: async (id: string): Promise<MailPreview> =>
    (await api.GET('/api/admin/outbox/{id}/content', { params: { path: { id } } })).data!,

  /** An attachment of an email in the outbox. @param index from 0 */
  mailAttachment: (id: string, index: number): Promise<NamedFile> =>
    fetchFile(`/api/admin/outbox/${id}/attachments/${index}`, '*/*'),

  /** Sends an email again, as a new one. */
  sendMailAgain: async (id: string, to: string, key: string): Promise<string> => {
    const params = { path: { id }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/outbox/{id}/send', { params, body: { to } })).data!.message;
  },

  /** Every type of email. */
  mailPreviews: async (): Promise<MailPreviewRow[]> => (await api.GET('/api/admin/mail-previews')).data!,

  /** One type of email, with sample data. */
  mailPreview: async (id: string): Promise<MailPreview> =>
    (await api.GET('/api/admin/mail-previews/{id}', { params: { path: { id } } })).data!,

  /** @returns the message for a toast, and the secret, which no other call returns */
  /** Replaces the secret of a webhook. @returns the new one, which no other call returns */
  renewWebhookSecret: async (id: string) =>
    (await api.POST('/api/admin/webhooks/{id}/secret', { params: { path: { id } } })).data!,

  /** Sends a message to a webhook again. */
  resendDelivery: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/webhook-deliveries/{id}/resend', { params: { path: { id } } })).data!.message,
};

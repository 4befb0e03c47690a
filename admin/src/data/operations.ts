import { api, fetchFile, type NamedFile } from './http';
import type { MailPreview, MailPreviewRow, Queue } from './types';

/** What admins can do about the machinery behind the product: queues, mails, other systems. */
export const operations = {
  /** How every queue stands. */
  queues: async (): Promise<Queue[]> => (await api.GET('/api/admin/queues')).data!.queues,

  /** Tries a job that was given up again. */
  retryJob: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/dead-jobs/{id}/retry', { params: { path: { id } } })).data!.message,

  /** What a mail of the outbox says. */
  mailContent: async (id: string): Promise<MailPreview> =>
    (await api.GET('/api/admin/outbox/{id}/content', { params: { path: { id } } })).data!,

  /** A file that is attached to it; the first one is 0. */
  mailAttachment: (id: string, index: number): Promise<NamedFile> =>
    fetchFile(`/api/admin/outbox/${id}/attachments/${index}`, '*/*'),

  /** Sends a mail once more, as a new one. */
  sendMailAgain: async (id: string, to: string, key: string): Promise<string> => {
    const params = { path: { id }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/outbox/{id}/send', { params, body: { to } })).data!.message;
  },

  /** Every kind of mail. */
  mailPreviews: async (): Promise<MailPreviewRow[]> => (await api.GET('/api/admin/mail-previews')).data!,

  /** One kind of mail, written with sample data. */
  mailPreview: async (id: string): Promise<MailPreview> =>
    (await api.GET('/api/admin/mail-previews/{id}', { params: { path: { id } } })).data!,

  /** Answers with the sentence for a toast and with the secret, which no other call tells. */
  /** Ends the secret of a webhook and answers with a new one, which no other call tells. */
  renewWebhookSecret: async (id: string) =>
    (await api.POST('/api/admin/webhooks/{id}/secret', { params: { path: { id } } })).data!,

  /** Sends a message to a webhook once more. */
  resendDelivery: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/webhook-deliveries/{id}/resend', { params: { path: { id } } })).data!.message,
};

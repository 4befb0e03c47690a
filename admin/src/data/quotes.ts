import { api } from './http';
import { requestKey } from './requestKey';
import type { MailPreview, Quote, QuoteFigures } from './types';

const byId = (id: string) => ({ path: { id } });

/** Calls about proposals besides CRUD. */
export const quotes = {
  /** Mails a proposal to its client; the same version twice within a day is sent once. */
  sendQuote: async ({ id, updatedAt }: Quote): Promise<string> => {
    const header = { 'idempotency-key': await requestKey(`send ${id}`, { updatedAt }) };
    return (await api.POST('/api/admin/quotes/{id}/send', { params: { ...byId(id), header } })).data!.message;
  },

  /** The mail that sending a proposal would write. */
  quoteMail: async (id: string): Promise<MailPreview> =>
    (await api.GET('/api/admin/quotes/{id}/mail', { params: byId(id) })).data!,

  /** @returns the copy, a draft */
  copyQuote: async (id: string): Promise<Quote> =>
    (await api.POST('/api/admin/quotes/{id}/copy', { params: byId(id) })).data!.data,

  loseQuote: async (id: string, reason: string): Promise<string> =>
    (await api.POST('/api/admin/quotes/{id}/lost', { params: byId(id), body: { reason } })).data!.message,

  /** The share of proposals that were won, of the last year. */
  quoteFigures: async (): Promise<QuoteFigures> => (await api.GET('/api/admin/quotes/figures')).data!,
};

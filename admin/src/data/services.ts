import { api, fetchFile, type NamedFile } from './http';
import type { ServicePayment, TripService } from './types';

/** The steps that a mail to the supplier may go with. */
export type MailedStep = 'request' | 'cancel' | 'voucher';

const of = (id: string, key: string) => ({ path: { id }, header: { 'idempotency-key': key } });

/** Calls about the services of bookings besides CRUD. The keys are idempotency keys. */
export const services = {
  /** The services of a booking, by their first day. */
  servicesOf: async (orderId: string): Promise<TripService[]> => {
    const query = { filter: JSON.stringify({ orderId }), sort: '["fromDay","ASC"]', range: '[0,999]' };
    return (await api.GET('/api/admin/services', { params: { query } })).data!;
  },

  /** Asks a supplier, cancels with one, or makes the voucher. */
  takeServiceStep: async (id: string, step: MailedStep, sendMail: boolean, key: string): Promise<string> => {
    const request = { params: of(id, key), body: { sendMail } };
    switch (step) {
      case 'request':
        return (await api.POST('/api/admin/services/{id}/request', request)).data!.message;
      case 'cancel':
        return (await api.POST('/api/admin/services/{id}/cancel', request)).data!.message;
      case 'voucher':
        return (await api.POST('/api/admin/services/{id}/voucher', request)).data!.message;
    }
  },

  confirmService: async (id: string, reference: string | undefined, key: string): Promise<string> =>
    (await api.POST('/api/admin/services/{id}/confirm', { params: of(id, key), body: { reference } })).data!.message,

  refuseService: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/services/{id}/refuse', { params: { path: { id } } })).data!.message,

  payService: async (id: string, body: ServicePayment, key: string): Promise<string> =>
    (await api.POST('/api/admin/services/{id}/paid', { params: of(id, key), body })).data!.message,

  voucherFile: (id: string): Promise<NamedFile> =>
    fetchFile(`/api/admin/services/${encodeURIComponent(id)}/voucher`, 'application/pdf'),
};

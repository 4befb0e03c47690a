import { api } from './http';
import type { NewFiscalSignature } from './types';

/** Calls about papers for the fiscal device besides their list. */
export const fiscal = {
  /** Sends a paper that is not signed again. */
  signAgain: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/fiscal-receipts/{id}/again', { params: { path: { id } } })).data!.message,

  /** Enters how the device has signed a paper. */
  enterSignature: async (id: string, body: NewFiscalSignature): Promise<string> =>
    (await api.POST('/api/admin/fiscal-receipts/{id}/enter', { params: { path: { id } }, body })).data!.message,
};

import { api, fetchFile, type NamedFile } from './http';
import type { AgentStatement, CommissionPayment, NetOff } from './types';

const of = (id: string, key: string) => ({ path: { id }, header: { 'idempotency-key': key } });
const address = (id: string, month: string, part = '') =>
  `/api/admin/agents/${encodeURIComponent(id)}/statement${part}?month=${month}`;

/** Calls about agents besides CRUD. The keys are idempotency keys. */
export const agents = {
  agentStatement: async (id: string, month: string): Promise<AgentStatement> =>
    (await api.GET('/api/admin/agents/{id}/statement', { params: { path: { id }, query: { month } } })).data!,

  agentStatementFile: (id: string, month: string): Promise<NamedFile> => fetchFile(address(id, month)),

  agentStatementPaper: (id: string, month: string): Promise<NamedFile> =>
    fetchFile(address(id, month, '/paper'), 'application/pdf'),

  payCommission: async (id: string, body: CommissionPayment, key: string): Promise<string> =>
    (await api.POST('/api/admin/agents/{id}/pay-out', { params: of(id, key), body })).data!.message,

  netOffCommission: async (id: string, body: NetOff, key: string): Promise<string> =>
    (await api.POST('/api/admin/agents/{id}/net-off', { params: of(id, key), body })).data!.message,

  takeBackCommission: async (id: string, entryId: string, reason: string, key: string): Promise<string> => {
    const params = { path: { id, entryId }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/agents/{id}/entries/{entryId}/void', { params, body: { reason } })).data!
      .message;
  },
};

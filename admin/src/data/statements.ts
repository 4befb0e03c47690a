import { api } from './http';
import type {
  ConfirmedRow,
  ConfirmedStatement,
  NewStatement,
  StatementPreview,
  StatementWithRows,
  UploadedStatement,
} from './types';

const of = (id: string) => ({ path: { id } });

/** Calls about bank statements besides their list. */
export const statements = {
  /** A statement with its rows and what is proposed for them. */
  statement: async (id: string): Promise<StatementWithRows> =>
    (await api.GET('/api/admin/statements/{id}', { params: of(id) })).data!,

  previewStatement: async (body: NewStatement): Promise<StatementPreview> =>
    (await api.POST('/api/admin/statements/preview', { body })).data!,

  uploadStatement: async (body: NewStatement): Promise<UploadedStatement> =>
    (await api.POST('/api/admin/statements', { body })).data!,

  /** Books rows; the API books no row twice. */
  confirmRows: async (id: string, rows: ConfirmedRow[]): Promise<ConfirmedStatement> =>
    (await api.POST('/api/admin/statements/{id}/confirm', { params: of(id), body: { rows } })).data!,

  setRowAside: async (id: string, row: string, reason: string): Promise<string> => {
    const params = { path: { id, row } };
    return (await api.POST('/api/admin/statements/{id}/rows/{row}/aside', { params, body: { reason } })).data!.message;
  },

  takeRowBack: async (id: string, row: string): Promise<string> =>
    (await api.POST('/api/admin/statements/{id}/rows/{row}/back', { params: { path: { id, row } } })).data!.message,
};

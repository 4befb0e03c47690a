import type { ReportName } from '@imisozi/core/reports';
import type { DateRange } from '../format/kigaliDays';
import { api, fetchFile, type NamedFile } from './http';
import type { Month, Report } from './types';

/** Calls of whoever keeps the books. */
export const reports = {
  report: async (name: ReportName, query: DateRange): Promise<Report> =>
    (await api.GET('/api/admin/reports/{name}', { params: { path: { name }, query } })).data!,

  reportFile: (name: ReportName, { from, to }: DateRange): Promise<NamedFile> =>
    fetchFile(`/api/admin/reports/${name}?from=${from}&to=${to}`),

  /** The months of the books, newest first. */
  months: async (): Promise<readonly Month[]> => (await api.GET('/api/admin/months')).data!.months,

  closeMonth: async (month: string): Promise<string> =>
    (await api.POST('/api/admin/months/{month}/close', { params: { path: { month } } })).data!.message,

  openMonth: async (month: string, reason: string): Promise<string> =>
    (await api.POST('/api/admin/months/{month}/open', { params: { path: { month } }, body: { reason } })).data!.message,
};

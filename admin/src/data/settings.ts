import { api } from './http';
import type { Settings, SettingsChange } from './types';

/** Calls about the company's settings. */
export const settings = {
  settings: async (): Promise<Settings> => (await api.GET('/api/admin/settings')).data!,

  changeSettings: async (body: SettingsChange): Promise<string> =>
    (await api.PUT('/api/admin/settings', { body })).data!.message,
};

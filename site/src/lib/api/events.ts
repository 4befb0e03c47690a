import { events as text } from '../../i18n/for-pages';
import type { Event } from './types';

/** The public events, or the message to show instead of them. */
export async function loadEvents({ siteData }: App.Locals): Promise<{ events: Event[]; problem?: string }> {
  try {
    return { events: await siteData.events() };
  } catch (error) {
    return { events: [], problem: (error as Error).message || text.failed };
  }
}

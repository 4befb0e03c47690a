import { events as text } from '../../i18n/en';
import { apiFor } from './server';
import type { Event } from './types';

/** The events that the public may see, or the sentence to show instead of them. */
export async function loadEvents(locals: App.Locals): Promise<{ events: Event[]; problem?: string }> {
  const { data, error } = await apiFor(locals).GET('/api/events');
  if (data) return { events: data.data };
  return { events: [], problem: (error as { message?: string } | undefined)?.message ?? text.failed };
}

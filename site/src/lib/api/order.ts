import { languageCode } from '../../i18n/language';
import { call } from './browser';
import type { OrderPage } from './types';

/** An order by its key, with its names in the visitor's language; undefined if it cannot be loaded. */
export async function loadOrder(key: string): Promise<OrderPage | undefined> {
  const path = `/api/order/${encodeURIComponent(key)}?language=${languageCode()}`;
  const found = await call<{ data: OrderPage }>(path);
  return found.ok ? found.data.data : undefined;
}

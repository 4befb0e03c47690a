import { expect } from '@playwright/test';
import { addDays, today } from '@imisozi/core/kigali-time';
import { openOutside } from './database.ts';
import type { Product } from './product.ts';
import { adminToken, send } from './staff.ts';

/** Pays an order and moves its travel date into the past, which no API call can do. */
export async function travelled({ url, settings }: Product, id: string): Promise<void> {
  await send(url, 'PUT', `/api/order/${id}/status`, await adminToken(url), { status: 'PAID' });
  const database = await openOutside({ folder: settings['DATA_DIR']!, settings });
  const days = [addDays(today(), -5), addDays(today(), -3)];
  try {
    // SQLite is locked while the product writes.
    await expect(() =>
      database.change('UPDATE orders SET travelDate = ?, endDate = ? WHERE id = ? OR clientKey = ?', [...days, id, id]),
    ).toPass();
  } finally {
    await database.close();
  }
}

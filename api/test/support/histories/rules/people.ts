import type { Scene } from '../scene.ts';

/** Whoever has a booking is a client with that address, whatever was merged; whoever was erased is nowhere (rules/clients 1, 2, 7). */
export async function clientsUntrue({ rows, books }: Scene): Promise<string[]> {
  const like = `${books.mark}%`;
  const unknown = await rows<{ email: string }>(
    `SELECT DISTINCT o.email FROM orders o WHERE o.email LIKE ? AND NOT EXISTS
     (SELECT 1 FROM client_addresses a JOIN clients c ON c.id = a.clientId WHERE a.own = o.email)`,
    [like],
  );
  const named = await rows<{ email: string; place: string }>(
    `SELECT email, 'orders' AS place FROM orders WHERE email LIKE ?
     UNION SELECT email, 'quotes' FROM quotes WHERE email LIKE ?
     UNION SELECT own, 'client_addresses' FROM client_addresses WHERE own LIKE ?
     UNION SELECT recipient, 'mails' FROM mails WHERE recipient LIKE ?
     UNION SELECT buyerEmail, 'gift_vouchers' FROM gift_vouchers WHERE buyerEmail LIKE ?`,
    [like, like, like, like, like],
  );
  return [
    ...unknown.map(({ email }) => `${email} has a booking, and is no client`),
    ...named.flatMap(({ email, place }) =>
      books.erased.has(email) ? [`${email} was erased, and is still in ${place}`] : [],
    ),
  ];
}

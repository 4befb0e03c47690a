import type { Scene } from '../scene.ts';

/** A bought permit has one person, keeps its number to itself, and is not in what its booking gives back (rules/permits 2, 4). */
export async function permitsSold({ rows, books }: Scene): Promise<string[]> {
  const permits = await rows<{
    heldNumber: string | null;
    state: string;
    orderId: string;
    code: string;
    place: number;
    round: number;
    isSurplus: number | boolean;
  }>(
    `SELECT heldNumber, state, orderId, code, place, round, isSurplus FROM permits
     WHERE orderId IN (SELECT id FROM orders WHERE itemId = ?)`,
    [books.tourId],
  );
  const numbers = permits.flatMap(({ heldNumber }) => heldNumber ?? []);
  const isHeld = ({ state }: { readonly state: string }) => ['bought', 'used', 'lost'].includes(state);
  const places = permits
    .filter((one) => !one.isSurplus && one.state !== 'released')
    .map(({ orderId, code, place, round }) => `${orderId} ${code} ${place} ${round}`);
  return [
    ...(new Set(numbers).size === numbers.length ? [] : ['one permit was sold to two people']),
    ...(new Set(places).size === places.length ? [] : ['one person has two permits for one visit']),
    ...permits.flatMap((one) =>
      isHeld(one) === (one.heldNumber !== null) ? [] : [`a permit is ${one.state} with the number ${one.heldNumber}`],
    ),
  ];
}

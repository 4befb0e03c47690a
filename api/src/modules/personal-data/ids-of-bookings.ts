import { In, type EntityManager, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';

interface OfBooking extends ObjectLiteral {
  id: string;
  orderId: string | null;
}

/** The ids of a table's rows about some bookings. */
export async function idsOfBookings<Row extends OfBooking>(
  tx: EntityManager,
  entity: EntityTarget<Row>,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.findBy(entity, { orderId: In([...orderIds]) } as FindOptionsWhere<Row>);
  return rows.map(({ id }) => id);
}

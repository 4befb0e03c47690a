import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Under which of these mail addresses a table has rows, by the column of the address. */
export async function addressesIn<Row extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<Row>,
  column: keyof Row & string,
  emails: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .createQueryBuilder(entity, 'row')
    .select(`row.${column}`, 'email')
    .distinct(true)
    .where(`row.${column} IN (:...emails)`, { emails })
    .getRawMany<{ email: string }>();
  return rows.map(({ email }) => email.toLowerCase());
}

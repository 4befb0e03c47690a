import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Inserts rows in one statement. Ids and times must be given, because rows do not run the entities' hooks. */
export async function insertAll<Entity extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<Entity>,
  rows: readonly Partial<Entity>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(rows as never)
    .updateEntity(false)
    .execute();
}

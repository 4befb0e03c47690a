import { Brackets, type ObjectLiteral, type Repository } from 'typeorm';

interface Row extends ObjectLiteral {
  id: string;
  createdAt: Date;
}

/** Up to `take` rows after a place, oldest first, by the index on the time of creation. */
export function oldestAfter<Entity extends Row>(
  rows: Repository<Entity>,
  place: Pick<Row, 'id' | 'createdAt'> | null,
  take: number,
): Promise<Entity[]> {
  const query = rows.createQueryBuilder('row').orderBy('row.createdAt', 'ASC').addOrderBy('row.id', 'ASC').take(take);
  if (place) {
    query
      .where('row.createdAt >= :at', { at: place.createdAt })
      .andWhere(new Brackets((or) => or.where('row.createdAt > :at').orWhere('row.id > :id', { id: place.id })));
  }
  return query.getMany();
}

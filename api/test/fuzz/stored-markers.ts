import type { DataSource } from 'typeorm';
import { MARKER } from './hostile-values.js';

/** Rows that contain an injected field, each as `table.column: value`. */
export async function storedMarkers(dataSource: DataSource): Promise<string[]> {
  const found: string[] = [];
  for (const { target, columns, tableName } of dataSource.entityMetadatas) {
    for (const { propertyName, type, isVirtualProperty } of columns) {
      if (isVirtualProperty || !['varchar', 'text', 'simple-json', String].includes(type as string)) continue;
      const rows = await dataSource
        .getRepository(target)
        .createQueryBuilder('row')
        .where(`LOWER(row.${propertyName}) LIKE :marker`, { marker: `%${MARKER.toLowerCase()}%` })
        .limit(3)
        .getMany();
      found.push(
        ...rows.map((row) => `${tableName}.${propertyName}: ${JSON.stringify(row[propertyName]).slice(0, 300)}`),
      );
    }
  }
  return found;
}

import { z } from 'zod';

/** The format that this release writes; it reads no other. */
export const FORMAT = 1;

const numbers = z.record(z.string(), z.number());

/** What a backup says of itself: the last entry of its archive. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  /** Whatever was committed before is in it. */
  moment: z.iso.datetime(),
  engine: z.enum(['sqlite', 'mariadb']),
  lastMigration: z.string(),
  /** By which DATA_KEY is recognised, and not found out; null if there was none. */
  dataKey: z.string().nullable(),
  tables: numbers,
  figures: numbers,
  /** Of each part of the database, by its name in the archive. */
  sha256: z.record(z.string(), z.string()),
  files: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }),
});

export type Manifest = z.infer<typeof manifestSchema>;

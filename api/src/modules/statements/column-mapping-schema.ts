import { DAY_ORDERS, DECIMAL_SIGNS, STATEMENT_COLUMNS, type ColumnMapping } from '@imisozi/core/statements';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { z } from 'zod';

const MAX_COLUMN = 59;

const error = ruleText('statement-mapping-unreadable');
const column = z.int({ error }).min(0, { error }).max(MAX_COLUMN, { error }).nullable();

/** A mapping as it is sent and stored: a column that is left out is none. */
export const columnMappingSchema: z.ZodType<ColumnMapping> = z.object(
  {
    ...(Object.fromEntries(STATEMENT_COLUMNS.map((name) => [name, column.default(null)])) as Record<
      (typeof STATEMENT_COLUMNS)[number],
      z.ZodDefault<typeof column>
    >),
    dayOrder: z.enum(DAY_ORDERS, { error }),
    decimal: z.enum(DECIMAL_SIGNS, { error }),
  },
  { error },
);

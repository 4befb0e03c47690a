/** Which columns of a resource a list may search, filter and sort by; everything else is refused. */
export interface ListDefinition {
  /** Names the resource in `Content-Range`. */
  readonly resource: string;
  /** Columns that the filter `q` looks into, in a list that stays short; others declare theirs by `SearchTextColumn`. */
  readonly search?: readonly string[];
  /** Which rows another table has a word for, in SQL about `row`: `pattern` is to be compared by LIKE. */
  readonly searchElsewhere?: (pattern: string) => string;
  /** Columns that must equal one value or one of several. */
  readonly equals: readonly string[];
  /** Columns that {@link equals} too, and the only values they have. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Of choices that other tables decide: which rows have the value, in SQL about `row` that an index helps with. */
  readonly conditions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Filters by what no column says: the ids of the rows that a value finds. They throw for a value that they do not take. */
  readonly found?: Readonly<Record<string, (value: unknown) => Promise<readonly string[]>>>;
  /** Columns with bounds, both included: `createdAt_gte`, `createdAt_lte`. */
  readonly ranges?: readonly string[];
  readonly sortable: readonly string[];
}

/** Which columns of a resource a list may search, filter and sort by; everything else is refused. */
export interface ListDefinition {
  /** Names the resource in `Content-Range`. */
  readonly resource: string;
  /**
   * Columns that the filter `q` searches, in a list that stays short; other entities declare theirs with
   * `SearchTextColumn`.
   */
  readonly search?: readonly string[];
  /** Rows that `q` finds in another table, in SQL about `row`: `pattern` is compared with LIKE. */
  readonly searchElsewhere?: (pattern: string) => string;
  /** Columns that can be filtered by one value or by several. */
  readonly equals: readonly string[];
  /** The same for columns with a fixed set of values. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /**
   * Filters whose values depend on other tables: the condition for each value, in SQL about `row` that can use an
   * index.
   */
  readonly conditions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Filters that no column holds: each returns the ids of the matching rows. They throw for an invalid value. */
  readonly found?: Readonly<Record<string, (value: unknown) => Promise<readonly string[]>>>;
  /** Columns that can be filtered by a range, both bounds included: `createdAt_gte`, `createdAt_lte`. */
  readonly ranges?: readonly string[];
  readonly sortable: readonly string[];
}

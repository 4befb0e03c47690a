/** Rows that are there already, for a file that is written batch by batch. */
export async function* oneBatch<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  yield [...rows];
}

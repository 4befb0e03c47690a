// Creates any number of orders inside MariaDB, all with the same formulas, so that two databases differ only in the
// number of orders.
const YEAR_S = 31_536_000;
/** The statuses of 59 of 60 orders; the others are PENDING. */
const DECIDED = ['APPROVED', 'PAID', 'REJECTED', 'CANCELLED', 'REFUNDED'];

/** The searched columns of the n-th order, sorted as in its search text: SQL for the value and for each word. */
const SEARCHED = {
  number: [`CONCAT('2026-', LPAD(n, 7, '0'))`, [`'2026'`, `LPAD(n, 7, '0')`]],
  names: [`CONCAT('Name', n % 200, ' Family', n)`, [`CONCAT('name', n % 200)`, `CONCAT('family', n)`]],
  email: [`CONCAT('visitor', n, '@example.org')`, [`CONCAT('visitor', n)`, `'example'`, `'org'`]],
  phoneNumber: [
    `CONCAT('+25078', LPAD(n, 7, '0'))`,
    [`CONCAT('25078', LPAD(n, 7, '0'))`, `CONCAT('78', LPAD(n, 7, '0'))`],
  ],
  address: [`CONCAT('KG ', 10 + n % 80, ' Avenue')`, [`'kg'`, '10 + n % 80', `'avenue'`]],
  itemTitle: [
    `CONCAT('Gorillas of the valley ', 10 + n % 50)`,
    [`'gorillas'`, `'of'`, `'the'`, `'valley'`, '10 + n % 50'],
  ],
};

/** A pseudo-random number, independent of the order's other columns: filters then find rows all over the table. */
const chance = (name) => `CRC32(CONCAT('${name}', n))`;

const ID = `LOWER(CONCAT(LPAD(HEX(CRC32(n)), 8, '0'), '-0000-4000-8000-', LPAD(HEX(n), 12, '0')))`;

/**
 * Fills the tables `orders` and `search_words`.
 * @param connection of mysql2/promise, to a migrated database
 */
export async function makeOrders(connection, count) {
  const run = (sql) => connection.query(sql);
  const numbers = `(SELECT seq n FROM seq_1_to_${count}) numbers`;
  const ago = `INTERVAL n * ${YEAR_S / count} SECOND`;
  const lines = Object.values(SEARCHED).map(([text]) => text);
  lines[3] = `${SEARCHED.phoneNumber[0]}, ' ', ${SEARCHED.phoneNumber[1].join(`, ' ', `)}`;
  const text = `CONCAT(${lines.join(`, '\\n', `)})`;
  const columns = {
    id: ID,
    createdAt: `UTC_TIMESTAMP(3) - ${ago}`,
    updatedAt: `UTC_TIMESTAMP(3)`,
    ...Object.fromEntries(Object.entries(SEARCHED).map(([name, [value]]) => [name, value])),
    location: `'Kigali'`,
    needDate: `UTC_TIMESTAMP(3) - ${ago} + INTERVAL n % 60 DAY`,
    deadline: `UTC_TIMESTAMP(3) - ${ago}`,
    status: `IF(${chance('decided')} % 60, ELT(1 + ${chance('status')} % ${DECIDED.length}, ${DECIDED.map((one) => `'${one}'`).join(', ')}), 'PENDING')`,
    itemType: `IF(${chance('type')} % 5, 'tour', 'event')`,
    itemId: `LPAD(n % 50, 36, '0')`,
    itemNumber: '1',
    people: '1 + n % 5',
    amount: `10000 + ${chance('amount')} % 500000`,
    currency: `'USD'`,
    message: `REPEAT('We would like to see the gorillas. ', n % 10)`,
    searchText: `REGEXP_REPLACE(LOWER(${text}), '[a-z0-9]+', CONCAT(CHAR(1), '\\\\0'))`,
  };
  await withoutIndexes(connection, async () => {
    await run(
      `INSERT INTO orders (${Object.keys(columns).join(', ')}) ` +
        `SELECT ${Object.values(columns).join(', ')} FROM ${numbers} ORDER BY CRC32(n)`,
    );
    await run(`UPDATE orders SET paidAt = createdAt WHERE status IN ('PAID', 'REFUNDED')`);
  });
  for (const word of Object.values(SEARCHED).flatMap(([, words]) => words)) {
    await run(
      `INSERT IGNORE INTO search_words SELECT 'orders', ${word}, ${ID} FROM ${numbers} ORDER BY ${word}, CRC32(n)`,
    );
  }
  await run('ANALYZE TABLE orders, search_words');
}

/** Drops the indexes and creates them again afterwards, which is much faster than updating them for each row. */
async function withoutIndexes(connection, work) {
  const [indexes] = await connection.query(
    `SELECT index_name AS name, MIN(non_unique) AS isPlain, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns
     FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND table_name = 'orders' AND index_name <> 'PRIMARY' GROUP BY index_name`,
  );
  await connection.query(`ALTER TABLE orders ${indexes.map(({ name }) => `DROP INDEX ${name}`).join(', ')}`);
  await work();
  const made = indexes.map(
    ({ name, isPlain, columns }) => `ADD ${Number(isPlain) ? '' : 'UNIQUE '}INDEX ${name} (${columns})`,
  );
  await connection.query(`ALTER TABLE orders ${made.join(', ')}`);
}

// Creates clients, proposals, services of suppliers and permits inside MariaDB, beside the orders of `makeOrders`.
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';

/** Family names; a real office has fewer. */
const FAMILIES = 100_000;
const GIVEN = 200;
/** Records of the product that would be read for people; here all of them have a client already. */
const BACKLOGS = ['orders', 'quotes', 'messages', 'inquiries', 'subscriptions', 'registrations', 'reviews', 'waiting'];
const SUPPLIERS = 100;

/** The number with a letter for each digit: only words of letters are taken for misspelt names. */
const lettered = (number) =>
  [...'abcdefghij'].reduce((sql, letter, digit) => `REPLACE(${sql}, '${digit}', '${letter}')`, number);

const GIVEN_NAME = `CONCAT('ama', ${lettered(`LPAD(n % ${GIVEN}, 3, '0')`)})`;
const FAMILY_NAME = `CONCAT('uwi', ${lettered(`LPAD(n % ${FAMILIES}, 5, '0')`)})`;
const phone = (n) => `CONCAT('25078', LPAD(${n}, 7, '0'))`;

/** The given name and the family name of the n-th client, as the database writes them. */
export const nameOf = (n) => {
  const letters = (number, length) =>
    [...String(number).padStart(length, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return { given: `ama${letters(n % GIVEN, 3)}`, family: `uwi${letters(n % FAMILIES, 5)}` };
};

/**
 * Clients who have ordered all `orders` of `makeOrders`, each under as many addresses as there are orders for each.
 * @param connection of mysql2/promise
 */
export async function makeClients(connection, { orders, clients }) {
  const run = (sql, values) => connection.query(sql, values);
  const each = Math.ceil(orders / clients);
  const numbers = `(SELECT seq n FROM seq_1_to_${clients}) numbers`;
  const id = `CONCAT('c', LPAD(n, 35, '0'))`;
  const places = Array.from({ length: each }, (_, place) => `n + ${place * clients}`);
  const knownAs = places.map((n) => `'visitor', ${n}, '@example.org ', ${phone(n)}, ' '`).join(', ');
  const columns = {
    id,
    createdAt: `UTC_TIMESTAMP(3) - INTERVAL n SECOND`,
    updatedAt: `UTC_TIMESTAMP(3)`,
    names: `CONCAT(UPPER(LEFT(${GIVEN_NAME}, 1)), SUBSTRING(${GIVEN_NAME}, 2), ' ', ${FAMILY_NAME})`,
    email: `CONCAT('visitor', n, '@example.org')`,
    phoneNumber: `CONCAT('+', ${phone('n')})`,
    language: `'en'`,
    preferences: `''`,
    note: `''`,
    knownAs: `CONCAT(${knownAs})`,
    searchText:
      `REGEXP_REPLACE(CONCAT(${GIVEN_NAME}, ' ', ${FAMILY_NAME}, '\\n', ${phone('n')}, '\\n', ${knownAs}), ` +
      `'[a-z0-9]+', CONCAT(CHAR(1), '\\\\0'))`,
  };
  await run(`INSERT INTO clients (${Object.keys(columns)}) SELECT ${Object.values(columns)} FROM ${numbers}`);
  for (const [place, n] of places.entries()) {
    for (const [kind, value] of [
      ['email', `CONCAT('visitor', ${n}, '@example.org')`],
      ['phone', phone(n)],
    ]) {
      await run(
        `INSERT INTO client_addresses (id, createdAt, clientId, kind, value, sought, own, place)
         SELECT CONCAT('${kind[0]}${place}', LPAD(n, 34, '0')), UTC_TIMESTAMP(3), ${id}, '${kind}', ${value}, ${value},
           ${kind === 'email' ? value : 'NULL'}, ${place} FROM ${numbers} WHERE ${n} <= ${orders}`,
      );
    }
  }
  const words = [GIVEN_NAME, FAMILY_NAME, `'example'`, `'org'`];
  for (const n of places) {
    words.push(`CONCAT('visitor', ${n})`, phone(n), `CONCAT('78', LPAD(${n}, 7, '0'))`);
  }
  for (const word of words) {
    await run(`INSERT IGNORE INTO search_words SELECT 'clients', ${word}, ${id} FROM ${numbers} ORDER BY ${word}`);
  }
  await makeSpellings(connection, clients);
  for (const kind of BACKLOGS) {
    await run('REPLACE INTO client_backlogs (kind, doneAt) VALUES (?, UTC_TIMESTAMP(3))', [kind]);
  }
  await run('ANALYZE TABLE clients, client_addresses, search_words, search_spellings');
}

/** Each name as it is, and without each of its letters. */
async function makeSpellings(connection, clients) {
  for (const [name, count, length] of [
    [GIVEN_NAME, GIVEN, 6],
    [FAMILY_NAME, FAMILIES, 8],
  ]) {
    const names = `(SELECT DISTINCT ${name} word FROM (SELECT seq n FROM seq_1_to_${Math.min(clients, count)}) n) names`;
    await connection.query(
      `INSERT IGNORE INTO search_spellings SELECT IF(seq > ${length}, word, INSERT(word, seq, 1, '')) spelling, word
       FROM ${names}, seq_1_to_${length + 1} ORDER BY spelling, word`,
    );
  }
}

/** Proposals, and for the first orders services of suppliers and permits. @param connection of mysql2/promise */
export async function makeRest(connection, { quotes, services, permits }) {
  const run = (sql, values) => connection.query(sql, values);
  const id = (letter) => `CONCAT('${letter}', LPAD(seq, 35, '0'))`;
  const always = { createdAt: 'UTC_TIMESTAMP(3) - INTERVAL seq MINUTE', updatedAt: 'UTC_TIMESTAMP(3)' };
  const insert = (table, columns, from, values) =>
    run(`INSERT INTO ${table} (${Object.keys(columns)}) SELECT ${Object.values(columns)} FROM ${from}`, values);
  const number = `CONCAT('Q-2025-', LPAD(seq, 6, '0'))`;
  await insert(
    'quotes',
    {
      id: id('q'),
      ...always,
      number,
      state: `ELT(1 + seq % 4, 'DRAFT', 'SENT', 'ACCEPTED', 'LOST')`,
      names: `CONCAT('Name', seq % 200, ' Proposed', seq)`,
      email: `CONCAT('proposed', seq, '@example.org')`,
      ...{ phoneNumber: `''`, address: `''`, language: `'en'`, title: `'Gorillas and lakes'`, days: `'[]'` },
      ...{ travellers: `'{}'`, options: `'[]'`, note: `''`, terms: '?', costs: `'[]'`, request: `''` },
      ...{ source: `'office'`, openedRevision: '0', validUntil: 'UTC_DATE() + INTERVAL seq % 60 DAY' },
      searchText: `LOWER(CONCAT(${number}, '\\nName', seq % 200, ' Proposed', seq, '\\nproposed', seq, '@example.org\\n\\nGorillas and lakes'))`,
    },
    `seq_1_to_${quotes}`,
    [JSON.stringify({ ...DEFAULT_TERMS, bankDetails: [] })],
  );
  await insert(
    'suppliers',
    {
      id: id('s'),
      ...always,
      ...{ name: `CONCAT('Lodge ', seq)`, kind: `'lodge'`, contact: `''`, email: `''`, phoneNumber: `''` },
      ...{ address: `''`, bankDetails: `''`, terms: `''`, currency: `'USD'`, payDays: '30' },
    },
    `seq_1_to_${SUPPLIERS}`,
  );
  const booked = (count, step) =>
    `(SELECT id orderId, travelDate, seq FROM (SELECT id, travelDate, ROW_NUMBER() OVER (ORDER BY travelDate DESC, id) seq
      FROM orders) o WHERE seq <= ${count} * ${step}) booked WHERE seq % ${step} = 0`;
  await insert(
    'trip_services',
    {
      ...{
        id: id('v'),
        ...always,
        orderId: 'orderId',
        supplierId: `CONCAT('s', LPAD(1 + seq % ${SUPPLIERS}, 35, '0'))`,
      },
      ...{ what: `'Two nights'`, fromDay: 'travelDate', days: '2', units: '1', unitCost: '20000', cost: '40000' },
      currency: `'USD'`,
      note: `''`,
      state: `ELT(1 + seq % 3, 'to-request', 'requested', 'confirmed')`,
      dueDay: 'travelDate + INTERVAL 30 DAY',
      paidOn: 'IF(travelDate < UTC_DATE() - INTERVAL 60 DAY, travelDate, NULL)',
    },
    booked(services, 2),
  );
  await insert(
    'permits',
    {
      ...{
        id: id('p'),
        ...always,
        orderId: 'orderId',
        code: `'gorilla'`,
        label: `'Gorilla permit'`,
        place: '0',
        round: '0',
      },
      ...{ day: 'travelDate', state: `IF(travelDate < UTC_DATE(), 'used', 'to-buy')`, price: '150000', cost: '150000' },
    },
    booked(permits, 3),
  );
  await run('ANALYZE TABLE quotes, suppliers, trip_services, permits');
}

/** Past trips are paid, but for a few: each has its invoice. @param coming the orders that travel in the next weeks */
export async function payPastTrips(connection, coming) {
  const n = `CONV(RIGHT(id, 12), 16, 10)`;
  await connection.query(
    `UPDATE orders SET status = 'PAID', paid = amount, paidAt = createdAt, source = ELT(1 + ${n} % 4, NULL, 'phone', 'email', 'agent'),
       invoiceNumber = CONCAT('INV-2026-', LPAD(${n}, 7, '0'))
     WHERE ${n} > ${coming} AND ${n} % 50`,
  );
  await connection.query(
    `INSERT INTO invoices (id, createdAt, orderId, number, amount)
     SELECT id, createdAt, id, invoiceNumber, amount FROM orders WHERE invoiceNumber IS NOT NULL`,
  );
  await connection.query('ANALYZE TABLE orders, invoices');
}

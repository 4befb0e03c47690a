// Creates any number of due orders and offers: copies of the latest order, and a waiting list.
import { randomUUID } from 'node:crypto';

const DEPARTURES = 100;
const stamp = (at) => at.toISOString().replace('T', ' ').replace('Z', '');
const past = (n) => stamp(new Date(Date.now() - 3_600_000 - n));

/**
 * Creates `count` orders with an expired hold, `count` with a reminder due, and `count` expired offers, each with one
 * more entry of the waiting list that fits. The product must not run meanwhile.
 * @param database from `openOutside`
 */
export async function makeDue(database, count) {
  const [{ id: sample, itemId: tourId }] = await database.rows(
    `SELECT id, itemId FROM orders WHERE itemType = 'tour' ORDER BY createdAt DESC LIMIT 1`,
  );
  const [row] = await database.rows('SELECT * FROM orders WHERE id = ?', [sample]);
  const departures = Array.from({ length: DEPARTURES }, () => randomUUID());
  const each = Math.ceil(count / DEPARTURES);
  await database.change('BEGIN');
  // Due orders of the demonstration content must not be counted.
  await database.change('UPDATE orders SET holdUntil = NULL, remindAt = NULL');
  for (const id of departures) await addDeparture(database, id, tourId, each);
  for (let n = 0; n < count; n++) {
    const departureId = departures[n % DEPARTURES];
    const held = { departureId, holdUntil: past(n), remindAt: null, status: 'PENDING', paid: 0 };
    await copyOrder(database, row, { ...held, number: `HOLD-${n}`, email: `hold.${n}@example.org` });
    const owing = { holdUntil: null, remindAt: past(n), status: 'PENDING', paid: 0, departureId: null };
    await copyOrder(database, row, { ...owing, number: `OWES-${n}`, email: `owes.${n}@example.org` });
    await addEntry(database, departureId, n, 'offered', past(n));
    await addEntry(database, departureId, count + n, 'waiting', null);
  }
  await database.change('COMMIT');
}

/** How many of each kind are still due. */
export async function leftOf(database) {
  const now = stamp(new Date());
  const count = async (sql) => Number((await database.rows(`SELECT COUNT(*) AS n FROM ${sql}`, [now]))[0].n);
  return {
    holds: await count('orders WHERE holdUntil <= ?'),
    reminders: await count('orders WHERE remindAt <= ?'),
    offers: await count(`waiting_entries WHERE state = 'offered' AND offeredUntil <= ?`),
  };
}

const addDeparture = (database, id, tourId, each) =>
  database.change(
    `INSERT INTO departures (id, createdAt, updatedAt, tourId, startDate, endDate, capacity, minimum, taken, offered, state, note)
     VALUES (?, ?, ?, ?, '2038-01-02', '2038-01-04', ?, 0, ?, ?, 'OPEN', '')`,
    [id, past(0), past(0), tourId, 2 * each, each, each],
  );

function copyOrder(database, { id: sample, ...row }, fields) {
  const made = { id: randomUUID(), ...fields };
  const columns = ['id', ...Object.keys(row)];
  const values = columns.map((name) => (name in made ? '?' : name));
  return database.change(
    `INSERT INTO orders (${columns.join(', ')}) SELECT ${values.join(', ')} FROM orders WHERE id = ?`,
    [...columns.filter((name) => name in made).map((name) => made[name]), sample],
  );
}

const addEntry = (database, departureId, n, state, offeredUntil) =>
  database.change(
    `INSERT INTO waiting_entries (id, createdAt, departureId, names, email, phoneNumber, people, state, \`key\`, offeredUntil)
     VALUES (?, ?, ?, 'Bench Visitor', ?, '0780000000', 1, ?, ?, ?)`,
    [randomUUID(), past(-n), departureId, `waits.${n}@example.org`, state, randomUUID(), offeredUntil],
  );

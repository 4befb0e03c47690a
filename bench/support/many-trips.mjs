// Creates departures, their bookings and their payments inside MariaDB.
/** Future trips start within so many days. */
const COMING_DAYS = 60;

/**
 * Gives the orders of `makeOrders` travel dates, departures and ledger entries. The first `coming` orders travel in the
 * next days, all others in past years, so that two databases differ only in past records.
 * @param connection of mysql2/promise
 * @param size the numbers of `orders` in the table, of those `coming`, of `departures` and of ledger `entries`
 */
export async function makeTrips(connection, { orders, coming, departures, entries }) {
  const run = (sql, values) => connection.query(sql, values);
  const [[tour]] = await run(`SELECT id FROM tours WHERE isPublished = 1 ORDER BY slug LIMIT 1`);
  const comingDepartures = Math.min(departures, COMING_DAYS);
  const day = (n, soon, all) =>
    `UTC_DATE() + INTERVAL IF(${n} <= ${soon}, ${n} % ${COMING_DAYS}, -1 - CAST((${n} * 1500) DIV ${all} AS SIGNED)) DAY`;
  const departureId = `CONCAT('d', LPAD(seq, 35, '0'))`;
  await run(
    `INSERT INTO departures (id, createdAt, updatedAt, tourId, startDate, endDate, capacity, minimum, taken, offered, state, note)
     SELECT ${departureId}, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), ?, ${day('seq', comingDepartures, departures)},
            ${day('seq', comingDepartures, departures)} + INTERVAL 2 DAY, 5000, 0, 40, 0, 'OPEN', ''
     FROM seq_1_to_${departures}`,
    [tour.id],
  );
  // The last 12 digits of an order's id are its number n, in hexadecimal.
  const n = `CONV(RIGHT(id, 12), 16, 10)`;
  await run(
    `UPDATE orders SET itemType = 'tour', travelDate = ${day(n, coming, orders)},
       endDate = ${day(n, coming, orders)} + INTERVAL 2 DAY,
       departureId = IF(${n} % 3, NULL, CONCAT('d', LPAD(1 + ${n} % ${departures}, 35, '0'))),
       status = ELT(1 + ${n} % 3, 'PENDING', 'APPROVED', 'PAID')`,
  );
  await run(
    `INSERT INTO ledger_entries (id, createdAt, orderId, kind, direction, amount, balanceAfter, isTest, receivedAt, reference, note,
       recordedBy, receiptNumber, voidedAt, voids)
     SELECT CONCAT('e', LPAD(s.seq, 35, '0')), UTC_TIMESTAMP(3), o.id, 'bank', 'in', 10000, 0, 0, UTC_TIMESTAMP(3) - INTERVAL s.seq % 1095 DAY, NULL, '',
       '', CONCAT('RCT-2026-', LPAD(s.seq, 7, '0')), NULL, NULL
     FROM seq_1_to_${entries} s
     JOIN (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS place FROM orders) o ON o.place = 1 + s.seq % ${orders}`,
  );
  await run('ANALYZE TABLE orders, departures, ledger_entries');
}

// The CPU time of `/api/tours` in French and in English, without a cache, at 2,000 fully translated tours. With
// OLD_TREE (a built checkout of another commit) it also measures that commit on the same records, in turn.
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { startProduct } from './support/product.mjs';
import { inTurn, report } from './support/report.mjs';

const TOURS = 2_000;
const ROUNDS = 9;

const folder = await mkdtemp(join(tmpdir(), 'bench-translated-'));
const [data, oldData] = [join(folder, 'new'), join(folder, 'old')];
const settings = (DATA_DIR) => ({ DATA_DIR, EDGE_CACHE: 'off' });
await (await startProduct(settings(data))).stop();
fill(join(data, 'app.sqlite'));
await cp(data, oldData, { recursive: true });
const product = await startProduct(settings(data), process.execArgv);
const old = process.env.OLD_TREE && (await startProduct(settings(oldData), [], process.env.OLD_TREE));

/** CPU time of a response in milliseconds, which depends less on other work of the machine than its duration does. */
const cpuOf = (side, language) => async () => {
  await side.look();
  await (await fetch(`${side.base}/api/tours?language=${language}`)).text();
  return (await side.look()).cpuMs;
};
try {
  const both = await inTurn(ROUNDS, cpuOf(product, 'fr'), cpuOf(product, 'en'));
  report({ what: `${TOURS} tours in French against English`, unit: 'ms of CPU time', atMost: 5, ...both });
  for (const language of old ? ['fr', 'en'] : []) {
    const sides = await inTurn(ROUNDS, cpuOf(product, language), cpuOf(old, language));
    report({
      what: `${TOURS} tours (${language}) against the old commit`,
      unit: 'ms of CPU time',
      atMost: 1,
      ...sides,
    });
  }
} finally {
  await product.stop();
  if (old) await old.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Copies the published tours with their translations until there are `TOURS`. */
function fill(file) {
  const database = new Database(file);
  const all = (sql, ...values) => database.prepare(sql).all(...values);
  const insert = (table, row) => {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join();
    database.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${places})`).run(...Object.values(row));
  };
  const tours = all(`SELECT * FROM tours WHERE isPublished = 1`).map((tour) => ({
    tour,
    translation: database.prepare(`SELECT * FROM translations WHERE tourId = ? AND language = 'fr'`).get(tour.id),
  }));
  const fields = new Map(
    tours.map(({ translation }) => [
      translation?.id,
      translation ? all('SELECT * FROM translated_fields WHERE translationId = ?', translation.id) : [],
    ]),
  );
  database.transaction(() => {
    for (let count = tours.length; count < TOURS; count++) {
      const { tour, translation } = tours[count % tours.length];
      const id = randomUUID();
      insert('tours', { ...tour, id, slug: `${tour.slug.slice(0, 100)}-${count}` });
      if (!translation) continue;
      const translationId = randomUUID();
      insert('translations', { ...translation, id: translationId, tourId: id });
      for (const field of fields.get(translation.id)) {
        insert('translated_fields', { ...field, id: randomUUID(), translationId });
      }
    }
  })();
  database.close();
}

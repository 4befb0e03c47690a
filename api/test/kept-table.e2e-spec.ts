import { ALL_KINDS, PERSONAL_KINDS, type PersonalKind } from '@imisozi/core/privacy/personal-kinds';
import { daysOf, DEFAULT_PERIODS, isPeriod, keptSince, PERIODS, type Period } from '@imisozi/core/privacy/periods';
import { INTERVALS } from '../src/config/intervals.js';
import { PersonalData } from '../src/modules/personal-data/personal-data.js';
import { ENTITIES } from '../src/schema.js';
import { startApp, type TestApp } from './support/app.js';
import { asOn } from './support/moved-clock.js';

/** Columns in which something about a person may stand. */
const PERSONAL = new RegExp(
  [
    '^(names|fullName|firstName|lastName|familyName|fromNames|toNames|acceptedNames)$',
    'email|phone|address|birth|passport|national|licenceNumber|knownAs|dietRequirements',
    '^(ip|sealed|network|mailbox|holdNetwork|holdMailbox|recipient|replyTo|bankDetails)$',
    '(recorded|closed|decided|uploaded)By$',
  ].join('|'),
  'i',
);

/** Tables with such a column in which nobody is named, or whose names stay: each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  agent_entries: 'who of the staff booked it is part of the accounts',
  gift_voucher_entries: 'who of the staff booked it is part of the accounts',
  ledger_months: 'who of the staff closed it is part of the accounts',
  statements: 'who of the staff uploaded it is part of the accounts',
  mailbox_positions: "the company's own mailbox",
};

/** Tasks that erase nothing about people for being kept too long, each with the reason. */
const OTHER_TASKS: Readonly<Record<string, string>> = {
  'delete old purges of the cache': 'names of pages',
  'delete files of replies that were never sent': 'files of the office that have not left it',
  'forget who was merged': 'kept only so that a merge can be undone (rules/clients 5)',
  'forget who has left a booking': 'who has a page open now',
};
/** Scheduled without the list of intervals, because the jobs themselves are run by it. */
const OF_THE_QUEUE = 'delete finished jobs';
const NIGHTLY = 'erase what was kept long enough';
const OF_BOOKINGS = 'erase old bookings';

describe('The table of personal data (rules/privacy 8)', () => {
  let product: TestApp;
  const kinds = Object.entries(PERSONAL_KINDS) as [PersonalKind, (typeof ALL_KINDS)[number] & { ofBookings?: true }][];
  const periodsOf = (kept: readonly string[]): Period[] => kept.filter(isPeriod);
  const tasksOf = (period: Period): readonly string[] => PERIODS[period].tasks;

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  it('names every table with a column about a person', () => {
    const named = new Set(ALL_KINDS.flatMap(({ tables }) => tables));
    const found = ENTITIES.flatMap((entity) => {
      const { tableName, columns } = product.dataSource.getMetadata(entity);
      return columns.filter(({ propertyName }) => PERSONAL.test(propertyName)).map(() => tableName);
    });
    expect(new Set(found).size).toBeGreaterThan(25);
    expect([...new Set(found)].filter((table) => !named.has(table)).toSorted()).toEqual(
      Object.keys(EXCEPTIONS).toSorted(),
    );
  });

  it('names only tables that there are', () => {
    const all = ENTITIES.map((entity) => product.dataSource.getMetadata(entity).tableName);
    expect(ALL_KINDS.flatMap(({ tables }) => tables).filter((table) => !all.includes(table))).toEqual([]);
  });

  it('has a task for each period, and a period for each task that erases', () => {
    const tasks = new Set((Object.keys(PERIODS) as Period[]).flatMap(tasksOf));
    const known: string[] = [...Object.keys(INTERVALS), OF_THE_QUEUE];
    expect([...tasks].filter((task) => !known.includes(task))).toEqual([]);
    const erasing = known.filter((task) => /^(erase|delete|forget)\b/.test(task));
    expect(erasing.filter((task) => !tasks.has(task)).toSorted()).toEqual(Object.keys(OTHER_TASKS).toSorted());
    for (const facts of Object.values(PERIODS)) expect(facts.tasks.length > 0 || 'appliedBy' in facts).toBe(true);
    const used = new Set(ALL_KINDS.flatMap(({ kept }) => kept));
    expect((Object.keys(PERIODS) as Period[]).filter((period) => !used.has(period))).toEqual([]);
  });

  it('has somebody who applies each period of each kind', () => {
    const data = product.app.get(PersonalData, { strict: false });
    const unapplied = kinds.filter(([kind, { kept, ofBookings }]) =>
      periodsOf(kept).some((period) => {
        const tasks = tasksOf(period);
        const isOwn = tasks.some((task) => task !== NIGHTLY && task !== OF_BOOKINGS);
        return !isOwn && !(ofBookings && tasks.includes(OF_BOOKINGS)) && !data.of(kind)?.eraseOld;
      }),
    );
    expect(unapplied.map(([kind]) => kind)).toEqual([]);
    const idle = kinds.filter(
      ([kind, { kept }]) =>
        data.of(kind)?.eraseOld && !periodsOf(kept).some((period) => tasksOf(period).includes(NIGHTLY)),
    );
    expect(idle.map(([kind]) => kind)).toEqual([]);
  });

  it('says of each kind why a client does not get it, or somebody exports it (rules/clients 6)', () => {
    const data = product.app.get(PersonalData, { strict: false });
    const differing = kinds.filter(([kind, facts]) => 'notExported' in facts === (data.of(kind)?.whole !== undefined));
    expect(differing.map(([kind]) => kind)).toEqual([]);
  });

  it('counts days from today, and the years of accounts from the end of the year', async () => {
    const at = (period: Period) => asOn('2026-03-01', async () => keptSince(period, DEFAULT_PERIODS));
    expect(await at('travellers')).toBe('2026-01-30');
    expect([await at('accounts'), daysOf('unbooked', DEFAULT_PERIODS)]).toEqual(['2016-01-01', 730]);
  });
});

import { backupName, momentOf } from './store/backup-name.js';
import { keptBackups } from './kept-backups.js';

const DAY_MS = 86_400_000;
/** At two in the morning in Kigali. */
const night = (day: string) => new Date(`${day}T00:00:00Z`);
const nightsUntil = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(night(day).getTime() - index * DAY_MS));
const daysOf = (moments: Iterable<Date>) => [...moments].map((moment) => moment.toISOString().slice(0, 10)).toSorted();

describe('Which backups are kept (rules/operating 10)', () => {
  it('keeps seven days, four weeks and twelve months', () => {
    // A Sunday.
    expect(daysOf(keptBackups(nightsUntil('2026-11-29', 500)))).toEqual([
      ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
      ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-08', '2026-11-15', '2026-11-22'],
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    ]);
  });

  it('keeps the newest of a day, by the days of Kigali', () => {
    const late = new Date('2026-11-28T21:59:00Z');
    const early = new Date('2026-11-28T22:01:00Z');
    expect(keptBackups([early, late, new Date('2026-11-28T12:00:00Z')])).toEqual(new Set([early, late]));
  });

  it('loses nothing where nothing was backed up for long, and nothing by running twice', () => {
    const old = nightsUntil('2024-03-05', 3);
    expect(keptBackups(old)).toEqual(new Set(old));
    const kept = [...keptBackups(nightsUntil('2026-11-29', 500))];
    expect(keptBackups(kept)).toEqual(new Set(kept));
    expect(keptBackups([])).toEqual(new Set());
  });

  it('knows backups by their names, and no other files', () => {
    const moment = new Date('2026-11-29T00:00:07Z');
    expect(backupName(moment)).toBe('backup-2026-11-29T00-00-07Z.tar.age');
    expect(momentOf(backupName(moment))).toEqual(moment);
    expect(momentOf('backup-2026-11-29T00-00-07Z.tar.age.part')).toBeNull();
    expect(momentOf('holiday.jpg')).toBeNull();
  });
});

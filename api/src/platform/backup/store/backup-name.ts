const NAME = /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.age$/;

/** `backup-2026-11-29T00-00-00Z.tar.age`: names sort by their moments. */
export const backupName = (moment: Date): string =>
  `backup-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.age`;

/** The moment in the name of a backup, in UTC; null for any other file. */
export function momentOf(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
}

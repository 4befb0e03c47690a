import type { NamedFile } from '../data/http';

/** Saves a file by clicking a link with the attribute `download`. */
export function saveFile({ name, content }: NamedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Delayed, because some browsers start to read only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

import type { NamedFile } from '../data/http';

/** Browsers save what a link with the attribute `download` leads to. */
export function saveFile({ name, content }: NamedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

import type { FieldValues } from 'react-hook-form';

/**
 * The values that a form's fields show on the page: what the visitor typed, or the browser restored, is there first, and
 * without it a form would go back to its defaults as it comes to life. Empty on the server, and for a form that is not
 * on the page yet.
 * @param known names the fields, and gives the value of one that cannot be read
 */
export function shownValues<V extends FieldValues>(id: string, known: V): Partial<V> {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form#${id}`);
  if (!form) return {};
  const data = new FormData(form);
  const shown = Object.keys(known).flatMap((name) => {
    const control = form.elements.namedItem(name);
    if (!control || (control as HTMLInputElement).disabled || form.querySelector('fieldset:disabled')) return [];
    if (Array.isArray(known[name])) return [[name, data.getAll(name)]];
    if (typeof known[name] === 'boolean') return [[name, data.has(name)]];
    return [[name, data.get(name) ?? known[name]]];
  });
  return Object.fromEntries(shown) as Partial<V>;
}

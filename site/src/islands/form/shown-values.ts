import type { FieldValues } from 'react-hook-form';

/**
 * The current values of a form's fields in the DOM. What the visitor typed before hydration, or the browser restored,
 * would otherwise be reset to the defaults when the form hydrates. Empty on the server, and for a form that is not on
 * the page yet.
 * @param known the names of the fields, with a value for each that cannot be read
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

import type { FieldValues } from 'react-hook-form';

/**
 * What a visitor has typed into a form, or the browser has restored, before the page came to life; without it the form
 * would start again from its defaults. Nothing on the server, and nothing of a form that was not there before.
 */
export function typedBefore<V extends FieldValues>(id: string, empty: V): Partial<V> {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form#${id}`);
  if (!form) return {};
  const data = new FormData(form);
  const typed = Object.keys(empty).flatMap((name) => {
    const control = form.elements.namedItem(name);
    if (!control || (control as HTMLInputElement).disabled || form.querySelector('fieldset:disabled')) return [];
    if (Array.isArray(empty[name])) return [[name, data.getAll(name)]];
    if (typeof empty[name] === 'boolean') return [[name, data.has(name)]];
    return [[name, data.get(name) ?? empty[name]]];
  });
  return Object.fromEntries(typed) as Partial<V>;
}

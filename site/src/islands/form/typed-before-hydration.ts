import type { FieldValues } from 'react-hook-form';

/**
 * What the visitor typed, or the browser restored, before hydration; without it the form would go back to its defaults.
 * Empty on the server, and for a form that was not rendered there.
 */
export function typedBeforeHydration<V extends FieldValues>(id: string, empty: V): Partial<V> {
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

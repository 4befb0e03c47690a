import { useEffect, useState } from 'react';

/**
 * The countries that a field suggests while somebody types; anything else can be typed too. They are loaded when the
 * field, whose `list` is this id, is first used.
 */
export function CountryNames({ id }: { readonly id: string }) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`input[list="${id}"]`)!;
    const load = () => void import('../../lib/country-names').then(({ countryNames }) => setNames(countryNames()));
    // The touch that wakes the form may be the one of this field.
    if (document.activeElement === field) load();
    else field.addEventListener('focus', load, { once: true });
    return () => field.removeEventListener('focus', load);
  }, [id]);
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

import type { Extra } from './price-rules.ts';
import { withExtraLabels } from './extra-names.ts';

describe('The names of extras in another language', () => {
  const extras: Pick<Extra, 'label' | 'prices'>[] = [
    { label: 'Gorilla permit', prices: { child: 500, guest: 0 } },
    { label: 'Porter' },
    { label: 'Lunch', prices: { guest: 5 } },
  ];
  const travellerTypes = [
    { code: 'child', label: 'Child' },
    { code: 'guest', label: 'Guest' },
    { code: 'resident', label: 'Resident' },
  ];

  it('have those that are made of two of them, where one of the two has another name', () => {
    const names = { 'Gorilla permit': 'Permis gorille', Child: 'Enfant' };
    expect(withExtraLabels({ extras, travellerTypes }, names)).toEqual({
      ...names,
      'Gorilla permit (Child)': 'Permis gorille (Enfant)',
      'Gorilla permit (Guest)': 'Permis gorille (Guest)',
    });
  });

  it('stay as they are for a tour without extras or types', () => {
    expect(withExtraLabels({ extras: null, travellerTypes }, { Child: 'Enfant' })).toEqual({ Child: 'Enfant' });
    expect(withExtraLabels({ extras, travellerTypes: null }, { Child: 'Enfant' })).toEqual({ Child: 'Enfant' });
  });
});

import { comparedNumber, isPermitHeld, PERMIT_STATES, permitStatesAfter } from './permits.ts';

describe('The states of a permit (rules/permits 3, 4)', () => {
  it('lead from the office to the park, and a released one nowhere', () => {
    expect(PERMIT_STATES.map((state) => [state, ...permitStatesAfter(state)])).toEqual([
      ['to-buy', 'bought'],
      ['bought', 'used', 'lost', 'released', 'to-buy'],
      ['used', 'bought'],
      ['lost', 'bought', 'released'],
      ['released'],
    ]);
  });

  it('are held from the moment when the park was paid until it is given up', () => {
    expect(PERMIT_STATES.filter((state) => isPermitHeld({ state }))).toEqual(['bought', 'used', 'lost']);
  });

  it('compares numbers without spaces, hyphens and case', () => {
    expect(['vnp 2027-1', 'VNP2027-1', 'VNP-2027 1'].map(comparedNumber)).toEqual(Array(3).fill('VNP20271'));
  });
});

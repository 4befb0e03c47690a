// Holds rules/content 4.
import { keptFacts, positionOfDay, type ItineraryDay } from './itinerary.ts';

const day = (title: string, facts: Partial<ItineraryDay> = {}): ItineraryDay => ({ day: 1, title, body: '', ...facts });

const BEFORE = [day('Kigali', { altitude: 1_550 }), day('Gorillas', { lodgeIds: ['ridge'], driveMinutes: 60 })];

describe('The facts of changed days', () => {
  it('stay where a client does not name them, also when a day is added, moved or taken away', () => {
    expect(keptFacts(BEFORE, [{ title: 'Gorillas' }])).toEqual([{ lodgeIds: ['ridge'], driveMinutes: 60 }]);
    expect(keptFacts(BEFORE, [{ title: 'Gorillas' }, { title: 'A rest' }, { title: 'Kigali' }])).toEqual([
      { lodgeIds: ['ridge'], driveMinutes: 60 },
      {},
      { altitude: 1_550 },
    ]);
  });

  it('stay at their place if only titles change', () => {
    expect(keptFacts(BEFORE, [{ title: 'Arrival' }, { title: 'Gorillas' }])).toEqual([
      { altitude: 1_550 },
      { lodgeIds: ['ridge'], driveMinutes: 60 },
    ]);
    expect(keptFacts(BEFORE, [{ title: 'Gorillas' }, { title: 'Another' }])).toEqual([
      { lodgeIds: ['ridge'], driveMinutes: 60 },
      {},
    ]);
  });

  it('change one by one; null and an empty list take them away', () => {
    expect(
      keptFacts(BEFORE, [
        { title: 'Kigali', altitude: null },
        { title: 'Gorillas', lodgeIds: [], driveKm: 30 },
      ]),
    ).toEqual([{}, { driveMinutes: 60, driveKm: 30 }]);
  });
});

describe('Where a day ends on the map', () => {
  const positions = new Map([
    ['ridge', { latitude: -1.4, longitude: 29.6 }],
    ['park', { latitude: -1.45, longitude: 29.5 }],
  ]);
  const positionOf = (id: string) => positions.get(id);

  it('is at its lodge, else at its destination, else nowhere', () => {
    expect(positionOfDay({ destinationId: 'park', lodgeIds: ['unknown', 'ridge'] }, positionOf)).toBe(
      positions.get('ridge'),
    );
    expect(positionOfDay({ destinationId: 'park', lodgeIds: ['unknown'] }, positionOf)).toBe(positions.get('park'));
    expect(positionOfDay({}, positionOf)).toBeUndefined();
  });
});

// Holds rules/site 15.
import { routeMap, type Stop } from './route-map.ts';

const at = (title: string, latitude: number, longitude: number): Stop => ({ title, position: { latitude, longitude } });
const KIGALI = at('Kigali', -1.944, 30.062);
const AKAGERA = at('Akagera National Park', -1.88, 30.72);
const NYUNGWE = at('Nyungwe National Park', -2.48, 29.2);

describe('The map of a route', () => {
  it('shows its stops in the order of the trip, east to the right and south below', () => {
    const { stops, legs } = routeMap([KIGALI, AKAGERA, NYUNGWE]);
    expect(stops.map(({ title }) => title)).toEqual(['Kigali', 'Akagera National Park', 'Nyungwe National Park']);
    const [kigali, akagera, nyungwe] = stops;
    expect(akagera!.x).toBeGreaterThan(kigali!.x);
    expect(nyungwe!.x).toBeLessThan(kigali!.x);
    expect(nyungwe!.y).toBeGreaterThan(akagera!.y);
    expect(legs.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('keeps all stops and labels within its frame, those of another country too', () => {
    for (const far of [at('Bwindi Impenetrable National Park', -1.05, 29.7), at('Serengeti', -2.33, 34.83), NYUNGWE]) {
      const { stops, width, height } = routeMap([KIGALI, AKAGERA, far]);
      for (const { x, y, label } of stops) {
        expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true]);
        if (label) expect(label.x > 0 && label.x < width && label.y > 0 && label.y < height).toBe(true);
      }
    }
  });

  it('leaves out a label that would cover another one or a stop', () => {
    const crowd = Array.from({ length: 30 }, (_, index) =>
      at(`Place ${index} of a crowded valley`, -1.9, 30 + index / 200),
    );
    const { stops } = routeMap(crowd);
    const lines = stops.flatMap(({ label, title }) => (label ? [{ ...label, width: title.length * 8.8 }] : []));
    expect(lines.length).toBeLessThan(30);
    expect(lines.length).toBeGreaterThan(0);
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1))
        if (one.anchor === other.anchor && Math.abs(one.y - other.y) < 20)
          expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(Math.min(one.width, other.width));
  });
});

// Holds rules/content 2.
import { positionSchema } from './position-schema.ts';
import { readPosition, writePosition } from './position.ts';

describe('A position', () => {
  it('is read as maps on the web copy it, and written so that it is read again', () => {
    const kigali = { latitude: -1.9441, longitude: 30.0619 };
    expect([readPosition('-1.9441, 30.0619'), readPosition(' -1.9441,30.0619 ')]).toEqual([kigali, kigali]);
    expect(readPosition(writePosition(kigali))).toEqual(kigali);
  });

  it('is refused outside the globe, and in other formats', () => {
    for (const text of ['', '-1.9441', '-91, 30', '1, 181', 'Kigali', '1;2', '1,2,3'])
      expect(readPosition(text)).toBeNull();
  });

  it('is sent as two numbers of the globe', () => {
    expect(positionSchema.safeParse({ latitude: 90, longitude: -180 }).success).toBe(true);
    for (const sent of [{ latitude: 91, longitude: 0 }, { latitude: 0 }, { latitude: '0', longitude: 0 }, [], 'Kigali'])
      expect(positionSchema.safeParse(sent).success).toBe(false);
  });
});

import { addDays, today } from '@imisozi/core/kigali-time';
import { Traveller } from '../../src/modules/travellers/traveller.entity.js';
import type { TestApp } from './app.js';
import { makeTour, orderBody } from './factories.js';

export const PASSPORT = 'PASSPORT-OF-A-SPEC';
export const DIET = 'Diet of a spec';
export const ALINE = {
  type: 'adult',
  firstName: 'Aline',
  lastName: 'Uwase-of-a-spec',
  birthDate: '1948-05-17',
  nationality: 'Rwandan',
  passportNumber: PASSPORT,
  passportExpiry: '2041-02-28',
  diet: DIET,
  remarks: 'Line one\nLine two',
  arrivalFlight: 'WB 701',
  arrivalAt: '2038-01-04T18:40',
  departureFlight: 'WB 700',
  departureAt: '2038-01-09T21:05:00Z',
};
export const BEN = { type: 'adult', firstName: 'Ben', lastName: 'Uwase-of-a-spec' };

/** Orders of a product under test, and their travellers. */
export function travellersOf({ api, dataSource }: TestApp) {
  const read = (id: string, token?: string) => api.get(`/order/${id}/travellers`, token ? { token } : {});
  return {
    rows: () => dataSource.getRepository(Traveller),
    /** An order for two people, who travel in this many days. */
    async order(inDays = 40, fields: Record<string, unknown> = {}): Promise<string> {
      const { id } = await makeTour(dataSource);
      const body = { ...orderBody(id), amount: 180, people: 2, travelDate: addDays(today(), inDays), ...fields };
      const answer = await api.post('/order', body);
      expect(answer.status).toBe(201);
      return (answer.body.order as { id: string }).id;
    },
    read,
    save: (id: string, travellers: unknown, headers: Record<string, string> = {}) =>
      api.put(`/order/${id}/travellers`, { travellers }, { headers }),
    namesOf: async (id: string) =>
      (await read(id)).body.travellers.map(({ firstName }: { firstName: string }) => firstName) as string[],
  };
}

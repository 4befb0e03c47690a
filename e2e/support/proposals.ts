// With the `.ts` extension, because the benchmarks run this file directly.
import { addDays, today } from '@imisozi/core/kigali-time';
import { adminToken, send } from './staff.ts';

interface Saved {
  readonly data: { readonly id: string };
}

/** A proposal in French for two, with two options, as the office writes it. */
export const proposal = () => ({
  client: { names: 'Camille Exemple', email: `camille.${Date.now()}@example.org`, phoneNumber: '+33 612 345 678' },
  language: 'fr',
  title: 'Deux jours entre volcans et lac',
  note: 'Voici le voyage dont nous avons parlé.',
  travelDate: addDays(today(), 90),
  validUntil: addDays(today(), 30),
  travellers: { adult: 2 },
  days: [
    {
      title: 'Vers les volcans',
      body: 'Route vers Kinigi.',
      place: 'Kigali',
      lodge: 'Bamboo Villas',
      meals: ['dinner'],
    },
    { title: 'Le lac', body: 'Une journée au bord du lac.', place: 'Lake Kivu', meals: ['breakfast'] },
  ],
  options: [
    { name: 'Confort', lines: [{ label: 'Voyage privé', quantity: 2, unitAmount: 500 }] },
    { name: 'Luxe', lines: [{ label: 'Voyage privé', quantity: 2, unitAmount: 900 }] },
  ],
  terms: { depositPercent: 30, balanceDaysBefore: 30 },
});

/** Makes a proposal and sends it. @returns the key of its page */
export async function sentProposal(url: string, fields: object = {}): Promise<string> {
  const token = await adminToken(url);
  const { data } = await send<Saved>(url, 'POST', '/api/admin/quotes', token, { ...proposal(), ...fields });
  await send(url, 'POST', `/api/admin/quotes/${data.id}/send`, token, {});
  return data.id;
}

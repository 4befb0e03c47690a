import type { Scene } from '../scene.ts';

interface ServiceRow {
  readonly id: string;
  readonly supplierId: string;
  readonly days: number;
  readonly units: number;
  readonly unitCost: number;
  readonly cost: number;
  readonly currency: string;
  readonly state: string;
  readonly voucherNumber: string | null;
  readonly paidOn: string | null;
}

const servicesOf = ({ rows, books }: Scene) =>
  rows<ServiceRow>(
    `SELECT id, supplierId, days, units, unitCost, cost, currency, state, voucherNumber, paidOn FROM trip_services
     WHERE supplierId IN (${books.supplierIds.map(() => '?').join()})`,
    books.supplierIds,
  );

/** What a service costs is days × units × unit cost; only what was confirmed has a voucher or is paid (rules/suppliers 2). */
export async function servicesUntrue(scene: Scene): Promise<string[]> {
  const services = await servicesOf(scene);
  return services.flatMap(({ days, units, unitCost, cost, state, voucherNumber, paidOn }) => [
    ...(cost === days * units * unitCost ? [] : [`a service of ${days} × ${units} × ${unitCost} costs ${cost}`]),
    ...(!voucherNumber || ['confirmed', 'cancelled'].includes(state)
      ? []
      : [`${voucherNumber} is of a ${state} service`]),
    ...(!paidOn || ['confirmed', 'cancelled'].includes(state) ? [] : [`a ${state} service was paid`]),
  ]);
}

/** What the office owes its suppliers is the sum of the services that are confirmed and not paid (rules/money 16). */
export async function payablesUntrue(scene: Scene): Promise<string[]> {
  const { body, status } = await scene.call('GET', '/admin/reports/payables');
  if (status !== 200) return [`the payables were answered ${status}`];
  if (body.isCut) return [];
  const [supplierId] = scene.books.supplierIds;
  const [supplier] = await scene.rows<{ name: string }>('SELECT name FROM suppliers WHERE id = ?', [supplierId!]);
  const listed = (body.rows as { supplier: string; cost: number }[]).filter((row) => row.supplier === supplier!.name);
  const owed = (await servicesOf(scene)).filter(
    (one) => one.supplierId === supplierId && one.state === 'confirmed' && one.paidOn === null,
  );
  const [told, kept] = [listed, owed].map((all) => all.length);
  const sum = owed.reduce((cents, { cost }) => cents + cost, 0);
  const said = listed.reduce((cents, { cost }) => cents + Math.round(cost * 100), 0);
  return told === kept && sum === said
    ? []
    : [`${said} cents are payable in ${told} rows, and ${sum} in ${kept} services`];
}

import { dayFromNow, SECRET_COST } from '../office-books.ts';
import { anOrder, GOING_ON, type OfficeDeed, type Scene } from '../scene.ts';
import { NOTHING, verdict } from '../verdict.ts';

async function serviceOf({ rows, books, random }: Scene, where: string): Promise<string | undefined> {
  const [one, other] = books.supplierIds;
  const sql = `SELECT id FROM trip_services WHERE supplierId IN (?, ?) AND ${where} ORDER BY createdAt DESC LIMIT 6`;
  const found = await rows<{ id: string }>(sql, [one!, other!]);
  return found.length > 0 ? random.pick(found).id : undefined;
}

const add: OfficeDeed = async (scene) => {
  const { books, random, call } = scene;
  const order = await anOrder(scene, GOING_ON);
  if (!order) return NOTHING;
  const isFrancs = random.next() < 0.3;
  const { status } = await call('POST', '/admin/services', {
    orderId: order.id,
    supplierId: books.supplierIds[isFrancs ? 1 : 0],
    what: 'Two rooms',
    fromDay: order.travelDate ?? dayFromNow(5),
    days: random.between(1, 3),
    units: random.between(1, 2),
    unitCost: Math.round(SECRET_COST * 100),
  });
  return status;
};

/** A step that two colleagues make at the same moment. */
const step =
  (name: string, where: string, body: object, before?: OfficeDeed): OfficeDeed =>
  async (scene) => {
    if (before && !(await serviceOf(scene, where))) await before(scene);
    const id = await serviceOf(scene, where);
    if (!id) return NOTHING;
    const take = () => scene.call('POST', `/admin/services/${id}/${name}`, body);
    return verdict((await Promise.all([take(), take()])).map(({ status }) => status));
  };

const request = step('request', "state = 'to-request'", {}, add);
const confirm = step('confirm', "state = 'requested'", { reference: 'LK-2207' }, request);
const CONFIRMED = "state = 'confirmed'";

/** Paid by two colleagues at the same moment: once. */
const pay: OfficeDeed = async (scene) => {
  const where = `${CONFIRMED} AND paidOn IS NULL`;
  if (!(await serviceOf(scene, where))) await confirm(scene);
  const id = await serviceOf(scene, where);
  if (!id) return NOTHING;
  const paid = (reference: string) =>
    scene.call('POST', `/admin/services/${id}/paid`, { paidOn: dayFromNow(0), way: 'bank', reference });
  const answers = await Promise.all([paid('TRF-1'), paid('TRF-2')]);
  if (answers.every(({ status }) => status === 200)) scene.books.outrages.push('a service was paid twice');
  return verdict(answers.map(({ status }) => status));
};

/** What suppliers do for bookings, and what they are paid (rules/suppliers). */
export const SUPPLIER_DEEDS = {
  'add service': add,
  'request service': request,
  'confirm service': confirm,
  'refuse service': step('refuse', "state = 'requested'", {}, request),
  'cancel service': step('cancel', "state IN ('to-request', 'requested', 'confirmed') AND paidOn IS NULL", {}, add),
  'make voucher': step('voucher', CONFIRMED, {}, confirm),
  'pay supplier': pay,
};

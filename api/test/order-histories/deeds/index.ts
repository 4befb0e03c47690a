import type { Deed, DeedOf } from '../steps.js';
import type { History } from '../world.js';
import { Random } from '../../support/random.js';
import { buy } from './permits.js';
import * as money from './money.js';
import { OFFICE_DEED_NAMES, OFFICE_DEEDS } from '../../support/histories/deeds/index.js';
import * as office from './office.js';
import * as seats from './seats.js';
import { time } from './time.js';
import { travellers } from './travellers.js';

type Deeds = { readonly [Kind in Deed['kind']]: (history: History, deed: DeedOf<Kind>) => Promise<number> };

const DEEDS: Deeds = {
  order: seats.order,
  promo: seats.promo,
  wait: seats.wait,
  'wait-again': seats.waitAgain,
  claim: seats.claim,
  leave: seats.leave,
  capacity: seats.capacity,
  state: seats.state,
  approve: office.approve,
  reject: office.reject,
  cancel: office.cancel,
  edit: office.edit,
  move: office.move,
  pause: office.pause,
  'cancel-departure': office.cancelDeparture,
  book: money.book,
  transfer: money.transfer,
  void: money.voidEntry,
  'pay-all': money.payAll,
  'refund-all': money.refundAll,
  share: money.share,
  pay: money.pay,
  'pay-share': money.payShare,
  finish: money.finish,
  travellers,
  buy,
  time,
  office: (history, { name, seed }) => OFFICE_DEEDS[name](history.scene(new Random(seed))),
};

/** The name of a deed, as it is counted. */
export const nameOf = (deed: Deed): string => (deed.kind === 'office' ? deed.name : deed.kind);

/** The names of all deeds. */
export const NAMES: readonly string[] = [
  ...Object.keys(DEEDS).filter((kind) => kind !== 'office'),
  ...OFFICE_DEED_NAMES,
];

/** @returns the result of its calls, by {@link verdict} */
export const happen = (history: History, deed: Deed): Promise<number> =>
  (DEEDS[deed.kind] as (history: History, deed: Deed) => Promise<number>)(history, deed);

import { BOOKING_DEEDS } from './bookings.ts';
import { GIFT_DEEDS } from './gifts.ts';
import { MONEY_DEEDS } from './money.ts';
import { OPERATION_DEEDS } from './operations.ts';
import { PEOPLE_DEEDS } from './people.ts';
import { PERMIT_DEEDS } from './permits.ts';
import { PROPOSAL_DEEDS } from './proposals.ts';
import { SUPPLIER_DEEDS } from './suppliers.ts';
import type { OfficeDeed } from '../scene.ts';

/** What an office does between the first message and the closed month, by its name. */
export const OFFICE_DEEDS = {
  ...PROPOSAL_DEEDS,
  ...BOOKING_DEEDS,
  ...OPERATION_DEEDS,
  ...SUPPLIER_DEEDS,
  ...PERMIT_DEEDS,
  ...MONEY_DEEDS,
  ...PEOPLE_DEEDS,
  ...GIFT_DEEDS,
} satisfies Record<string, OfficeDeed>;

export type OfficeDeedName = keyof typeof OFFICE_DEEDS;

export const OFFICE_DEED_NAMES = Object.keys(OFFICE_DEEDS) as OfficeDeedName[];

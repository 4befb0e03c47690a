import { travellers } from '../i18n/for-pages';
import type { Traveller, Travellers } from './api/types';

/** A place in the party; without `saved`, its traveller has not been entered yet. */
export interface TravellerSlot {
  readonly type: string;
  readonly saved: Traveller | undefined;
}

/** The travellers who were entered, then one slot for each who is missing. */
export function travellerSlots({ travellers, booked }: Travellers): TravellerSlot[] {
  const entered = Map.groupBy(travellers, ({ type }) => type);
  const open = Object.entries(booked).flatMap(([type, count]) =>
    Array.from({ length: Math.max(0, count - (entered.get(type)?.length ?? 0)) }, () => ({ type, saved: undefined })),
  );
  return [...travellers.map((saved) => ({ type: saved.type, saved })), ...open];
}

/** The name of a traveller type of which only the code is known: `Adult`, `Young adult`. */
export function travellerType(code: string): string {
  const name = `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll(/[-_]/g, ' ')}`;
  return travellers.type({ code, name });
}

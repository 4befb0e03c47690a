import { travellers } from '../i18n/for-pages';
import type { Traveller, Travellers } from './api/types';

/** One of those who were booked; without `saved` nobody has said yet who it is. */
export interface TravellerSlot {
  readonly type: string;
  readonly saved: Traveller | undefined;
}

/** Those who were entered, and a place for each who was not. */
export function travellerSlots({ travellers, booked }: Travellers): TravellerSlot[] {
  const entered = Map.groupBy(travellers, ({ type }) => type);
  const open = Object.entries(booked).flatMap(([type, count]) =>
    Array.from({ length: Math.max(0, count - (entered.get(type)?.length ?? 0)) }, () => ({ type, saved: undefined })),
  );
  return [...travellers.map((saved) => ({ type: saved.type, saved })), ...open];
}

/** The type of a traveller as it is called where only its code is known: `Adult`, `Young adult`. */
export function travellerType(code: string): string {
  const name = `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll(/[-_]/g, ' ')}`;
  return travellers.type({ code, name });
}

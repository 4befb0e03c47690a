import { travellers } from '../i18n/for-pages';
import type { Traveller, TravellerLink, Travellers } from './api/types';

/** A place in the party; without `saved`, its traveller has not been entered yet. */
export interface TravellerSlot {
  readonly type: string;
  readonly saved: Traveller | undefined;
  /** The private link of its traveller, if the links have been made. */
  readonly link?: TravellerLink | undefined;
}

/** The travellers who were entered, then one slot for each who is missing. @param links the private links, if made */
export function travellerSlots(
  { travellers, booked }: Travellers,
  links: readonly TravellerLink[] = [],
): TravellerSlot[] {
  const entered = Map.groupBy(travellers, ({ type }) => type);
  const open = Object.entries(booked).flatMap(([type, count]) =>
    Array.from({ length: Math.max(0, count - (entered.get(type)?.length ?? 0)) }, () => ({ type, saved: undefined })),
  );
  const ids = new Set(travellers.map(({ id }) => id));
  const free = links.filter(({ travellerId }) => !ids.has(travellerId));
  const linkOf = (type: string): TravellerLink | undefined => {
    const place = free.findIndex((link) => link.type === type);
    return place < 0 ? undefined : free.splice(place, 1)[0];
  };
  return [
    ...travellers.map((saved) => ({
      type: saved.type,
      saved,
      link: links.find(({ travellerId }) => travellerId === saved.id),
    })),
    ...open.map((slot) => ({ ...slot, link: linkOf(slot.type) })),
  ];
}

/** The name of a traveller type of which only the code is known: `Adult`, `Young adult`. */
export function travellerType(code: string): string {
  const name = `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll(/[-_]/g, ' ')}`;
  return travellers.type({ code, name });
}

import type { Order, OrderChange } from '../../data/types';

/** What the form holds. */
export interface TripValues {
  readonly departureId: string;
  readonly travelDate: string;
  readonly people: number;
  readonly sendMails: boolean;
}

/** What is sent: only what differs, and the revision that was seen. */
export function changeOf(order: Order, { departureId, travelDate, people, sendMails }: TripValues): OrderChange {
  const isOtherDeparture = departureId !== '' && departureId !== order.departureId;
  const isOtherDay = departureId === '' && travelDate !== '' && (travelDate !== order.travelDate || order.departureId);
  return {
    revision: order.revision,
    ...(isOtherDeparture && { departureId }),
    ...(isOtherDay && { travelDate }),
    ...(people !== order.itemsArray[0]!.people && { people }),
    sendMails,
  };
}

/** Whether the form asks for anything else than what is booked. */
export const isChange = ({ departureId, travelDate, people }: OrderChange): boolean =>
  departureId !== undefined || travelDate !== undefined || people !== undefined;

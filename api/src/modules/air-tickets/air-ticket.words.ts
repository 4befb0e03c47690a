import type { AirTicketInquiry } from './air-ticket-inquiry.entity.js';

type Asked = Pick<
  AirTicketInquiry,
  'departureCity' | 'destinationCity' | 'departureDate' | 'returnDate' | 'numberOfPassengers' | 'specialRequests'
>;

/** Where somebody wants to fly, on one line: `Kigali – Nairobi`. */
export const routeOf = ({ departureCity, destinationCity }: Asked): string => `${departureCity} – ${destinationCity}`;

/** An inquiry as a text: route, days, number of passengers, and the wishes in the words of whoever wrote it. */
export function inquiryText(asked: Asked): string {
  const days = [asked.departureDate, asked.returnDate].filter(Boolean).join(' – ');
  const people = asked.numberOfPassengers === 1 ? '1 passenger' : `${asked.numberOfPassengers} passengers`;
  const route = `${routeOf(asked)}, ${days}, ${people}`;
  return [route, asked.specialRequests].filter(Boolean).join('\n\n');
}

import type { AirTicketInquiry } from '../data/types';

/** `Kigali – Nairobi`. */
export const journey = ({ departureCity, destinationCity }: AirTicketInquiry): string =>
  `${departureCity} – ${destinationCity}`;

/** The path of an air-ticket inquiry below /account. */
export const inquiryPath = (id: string): string => `/air-ticket-inquiries/${encodeURIComponent(id)}/show`;

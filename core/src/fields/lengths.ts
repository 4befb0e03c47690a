/** Characters of the longest text that a field takes. */
export const MAX_LENGTHS = {
  /** A whole name in one field: clients, visitors who write or comment, who shares a bill. */
  fullName: 150,
  /** A part of a name of who registers for an event, and of a colleague. */
  partOfName: 100,
  organization: 150,
  position: 150,
  address: 250,
  town: 100,
  country: 100,
  diet: 500,
  subject: 200,
  /** What somebody writes to the company. */
  message: 5_000,
  /** A word with a booking. */
  remark: 2_000,
  comment: 2_000,
  promoCode: 40,
  /** Why something is cancelled. */
  reason: 500,
  /** Of a departure, for staff. */
  note: 500,
  title: 200,
  /** A traveller of an order. */
  traveller: { name: 80, nationality: 60, passport: 40, diet: 200, remarks: 1_000, flight: 40 },
} as const;

// The maximum number of characters of each field. Each is a separate constant, so that a page's bundle contains only
// those that it uses: `import * as maxLengths`.

/** A full name in one field: of clients, of visitors who write or comment, of people who share a bill. */
export const fullName = 150;
/** A first or last name: in registrations for events, and of staff. */
export const partOfName = 100;
export const organization = 150;
export const position = 150;
export const address = 250;
export const town = 100;
export const country = 100;
export const diet = 500;
export const subject = 200;
/** A message to the company. */
export const message = 5_000;
/** A remark with a booking. */
export const remark = 2_000;
export const comment = 2_000;
export const promoCode = 40;
/** The reason for a cancellation. */
export const reason = 500;
/** The repeat rule of a series of departures (RFC 5545). */
export const repeatRule = 500;
/** A note on a departure, for staff. */
export const note = 500;
export const title = 200;
/** The number that a park prints on a permit. */
export const permitNumber = 60;
/** Details of a traveller. */
export const traveller = { name: 80, nationality: 60, passport: 40, diet: 200, remarks: 1_000, flight: 40 } as const;
/** The number plate of a vehicle. */
export const plate = 20;
/** The number of a driving or guiding licence. */
export const licence = 40;
/** A note of a guide on the road. */
export const guideNote = 1_000;

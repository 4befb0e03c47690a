// Characters of the longest text that a field takes. Each is a constant of its own, so that a page brings those that it
// uses: `import * as maxLengths`.

/** A whole name in one field: clients, visitors who write or comment, who shares a bill. */
export const fullName = 150;
/** A part of a name of who registers for an event, and of a colleague. */
export const partOfName = 100;
export const organization = 150;
export const position = 150;
export const address = 250;
export const town = 100;
export const country = 100;
export const diet = 500;
export const subject = 200;
/** What somebody writes to the company. */
export const message = 5_000;
/** A word with a booking. */
export const remark = 2_000;
export const comment = 2_000;
export const promoCode = 40;
/** Why something is cancelled. */
export const reason = 500;
/** On which days a series departs, as RFC 5545 writes it. */
export const repeatRule = 500;
/** Of a departure, for staff. */
export const note = 500;
export const title = 200;
/** A traveller of an order. */
export const traveller = { name: 80, nationality: 60, passport: 40, diet: 200, remarks: 1_000, flight: 40 } as const;

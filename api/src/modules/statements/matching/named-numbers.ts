/** The year and the count of a number, with spaces and dashes wherever people and banks put them. */
const NUMBER = /(?<!\d)(2[ ./-]?0[ ./-]?\d[ ./-]?\d)[ ./_-]{0,3}((?:\d[ ./-]?){5}\d)(?!\d)/g;
const INVOICE_BEFORE = /(INV|INVOICE|FACTURE)[^\p{L}\p{N}]*$/iu;

/** More than anybody writes into a transfer. */
const MAX_NUMBERS = 20;

/**
 * The numbers of bookings and invoices in a text, in any spacing: `2026000042` is `2026-000042`, and
 * `inv 2026 000042` may be `INV-2026-000042`, too.
 */
export function numbersIn(text: string): string[] {
  const found = [...text.matchAll(NUMBER)].slice(0, MAX_NUMBERS).flatMap((match) => {
    const [year, count] = [match[1]!, match[2]!].map((part) => part.replace(/\D/g, ''));
    const isInvoice = INVOICE_BEFORE.test(text.slice(Math.max(0, match.index - 12), match.index));
    const number = `${year}-${count}`;
    // Many call the paper with the booking's number an invoice.
    return isInvoice ? [`INV-${number}`, number] : [number];
  });
  return [...new Set(found)];
}

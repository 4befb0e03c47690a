/** A `tel:` link; people write numbers with spaces. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A `tel:` link, without the spaces that people write in phone numbers. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

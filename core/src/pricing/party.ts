/** The traveller type that every tour has; it pays the unmodified price (rules/prices 5). */
export const ADULT = 'adult';

/** Whether an extra is charged per person, and so may have prices by traveller type. */
export const isPerPerson = ({ per }: { readonly per: string }): boolean => per === 'person' || per === 'person-day';

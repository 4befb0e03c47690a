/** The traveller type that every tour has; it pays the price as it is (rules/prices 5). */
export const ADULT = 'adult';

/** Whether an extra is paid for each person, and so may have prices by traveller type. */
export const isPerPerson = ({ per }: { readonly per: string }): boolean => per === 'person' || per === 'person-day';

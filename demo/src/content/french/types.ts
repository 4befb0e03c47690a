/** French texts of a record, by the key of the text (`itinerary.0.title`); missing texts stay English. */
export type FrenchRecord = Readonly<Record<string, string>>;

/** The texts of records, by slug. */
export type FrenchTexts = Readonly<Record<string, FrenchRecord>>;

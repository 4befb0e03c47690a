/** French texts of a record, by the key of the text (`itinerary.0.title`); what is missing stays English. */
export type FrenchRecord = Readonly<Record<string, string>>;

/** By slug. */
export type FrenchTexts = Readonly<Record<string, FrenchRecord>>;

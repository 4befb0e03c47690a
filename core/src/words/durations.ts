/** How long something lasts, in the words of one language. */
export interface Durations {
  readonly days: (count: number) => string;
  /** Hours, or days where they are two or more whole ones: as long as seats are kept (trade 2). */
  readonly hours: (count: number) => string;
}

/** Each language on its own: a page gets the words of no other. */
const durations = (days: (count: number) => string, hours: (count: number) => string): Durations => ({
  days,
  hours: (count) => (count > 24 && count % 24 === 0 ? days(count / 24) : hours(count)),
});

/** Arabic has forms of its own for one, two, and three to ten. */
const inArabic =
  (one: string, two: string, few: string, many: string) =>
  (count: number): string => {
    if (count === 1) return one;
    if (count === 2) return two;
    const lastTwo = count % 100;
    return `${count} ${lastTwo >= 3 && lastTwo <= 10 ? few : many}`;
  };

export const ENGLISH_DURATIONS = /* @__PURE__ */ durations(
  (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
  (count) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
);

export const FRENCH_DURATIONS = /* @__PURE__ */ durations(
  (count) => `${count} ${count < 2 ? 'jour' : 'jours'}`,
  (count) => `${count} ${count < 2 ? 'heure' : 'heures'}`,
);

export const SWAHILI_DURATIONS = /* @__PURE__ */ durations(
  (count) => `siku ${count}`,
  (count) => `saa ${count}`,
);

export const KINYARWANDA_DURATIONS = /* @__PURE__ */ durations(
  (count) => (count === 1 ? 'umunsi 1' : `iminsi ${count}`),
  (count) => (count === 1 ? 'isaha 1' : `amasaha ${count}`),
);

export const ARABIC_DURATIONS = /* @__PURE__ */ durations(
  /* @__PURE__ */ inArabic('يوم واحد', 'يومين', 'أيام', 'يومًا'),
  /* @__PURE__ */ inArabic('ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة'),
);

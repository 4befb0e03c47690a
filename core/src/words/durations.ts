/** How long something lasts, in the words of one language; each on its own, so that a page gets the words of no other. */
export interface Durations {
  readonly days: (count: number) => string;
  readonly hours: (count: number) => string;
}

/** Arabic has forms of its own for one, two, and three to ten. */
const inArabic =
  (one: string, two: string, few: string, many: string) =>
  (count: number): string => {
    if (count === 1) return one;
    if (count === 2) return two;
    const lastTwo = count % 100;
    return `${count} ${lastTwo >= 3 && lastTwo <= 10 ? few : many}`;
  };

export const ENGLISH_DURATIONS: Durations = {
  days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
  hours: (count) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
};

export const FRENCH_DURATIONS: Durations = {
  days: (count) => `${count} ${count < 2 ? 'jour' : 'jours'}`,
  hours: (count) => `${count} ${count < 2 ? 'heure' : 'heures'}`,
};

export const SWAHILI_DURATIONS: Durations = {
  days: (count) => `siku ${count}`,
  hours: (count) => `saa ${count}`,
};

export const KINYARWANDA_DURATIONS: Durations = {
  days: (count) => (count === 1 ? 'umunsi 1' : `iminsi ${count}`),
  hours: (count) => (count === 1 ? 'isaha 1' : `amasaha ${count}`),
};

export const ARABIC_DURATIONS: Durations = {
  days: /* @__PURE__ */ inArabic('يوم واحد', 'يومين', 'أيام', 'يومًا'),
  hours: /* @__PURE__ */ inArabic('ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة'),
};

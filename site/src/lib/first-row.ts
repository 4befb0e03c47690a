/** This many cards of a list are in view when its page opens: their pictures load at once. */
export const FIRST_ROW = 3;

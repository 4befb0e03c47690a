/**
 * A number, a price or a name as a part of its own in a sentence that runs from right to left. Without it, Arabic letters
 * in front turn its parts round: `2026-000042` is shown as `000042-2026`, and `$1,250` as `1,250$`.
 */
export const isolated = (part: string): string => `\u2068${part}\u2069`;

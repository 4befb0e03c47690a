/**
 * What another language must have for the English texts of a part: the same names, with texts of its own, functions that
 * take the same, and lists of the same length. A missing or superfluous one fails the build.
 */
export type Texts<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Text
    ? (...given: Given) => Texts<Text>
    : { readonly [Name in keyof English]: Texts<English[Name]> };

import type { ParsedTexts } from '@imisozi/core/texts/read-in';
import type { Parsed } from '@imisozi/core/texts/message';
import * as areas from '@imisozi/core/texts/en/dashboard/index';

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The English texts of the dashboard by area, without those of react-admin. */
export type English = Intersection<(typeof areas)[keyof typeof areas]>;

/** The dotted path of each text in a nested object, with the text. */
type Paths<Texts, Path extends string> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? [path: `${Path}${Key}`, text: Texts[Key]]
    : Paths<Texts[Key], `${Path}${Key}.`>;
}[keyof Texts & string];

type Label = Paths<Pick<English, 'app' | 'resources'>, ''>;

/** Each text of the dashboard, by its key. */
export type Labels = { readonly [One in Label as One[0]]: One[1] };

/** The messages of a nested object by their dotted paths. */
export function byPath(texts: object, path = ''): (readonly [path: string, message: Parsed])[] {
  return Object.entries(texts as Record<string, ParsedTexts>).flatMap(([key, text]) =>
    typeof text === 'string' || Array.isArray(text)
      ? [[`${path}${key}`, text as Parsed] as const]
      : byPath(text, `${path}${key}.`),
  );
}

/** The messages of the dashboard by their keys. */
export const messages: ReadonlyMap<string, Parsed> = new Map(Object.values(areas).flatMap((area) => byPath(area)));

/** The texts without placeholders below a path, each with the rest of its path. */
export const textsBelow = (path: string): (readonly [rest: string, text: string])[] =>
  [...messages].flatMap(([key, text]) =>
    key.startsWith(`${path}.`) && typeof text === 'string' ? [[key.slice(path.length + 1), text] as const] : [],
  );

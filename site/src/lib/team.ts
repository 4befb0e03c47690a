import { shownPeople } from '@imisozi/core/editable-texts/team';
import type { EditableTextsOf } from '@imisozi/core/editable-texts/documents';
import type { EnglishOnly } from './content-language';
import { attributesOfTexts, textsOf } from './editable-texts';

/** Somebody of the team, as visitors see them. */
export type Person = EditableTextsOf<'team'>['people'][number];

/** The people whom visitors may see, and the attributes of their texts if those are in English. */
export async function teamOf(
  page: Parameters<typeof textsOf>[0],
): Promise<{ readonly people: readonly Person[]; readonly english: EnglishOnly }> {
  const { people } = await textsOf(page, 'team');
  return { people: shownPeople(people), english: await attributesOfTexts(page, 'team') };
}

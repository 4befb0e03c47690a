import { groupOf } from '@imisozi/core/translations/translated';
import type { Translation, TranslationText } from '../data/types';
import { nameOf, translationToForm, type TranslationForm } from './translationForm';

/** A text as a draft keeps it: what was written, and over what. */
export interface DraftText extends Pick<TranslationText, 'key' | 'label' | 'kind' | 'revision'> {
  /** The translation that was replaced. */
  readonly was: string;
  readonly text: string;
  /** It was found right, though its English had changed. */
  readonly right: boolean;
}

/** What was written into a form, and nothing else: colleagues may save the other texts before a draft is restored. */
export interface TranslationDraft {
  readonly texts: readonly DraftText[];
}

/** What a form has that is not saved. */
export const toDraft = ({ texts }: Translation, form: TranslationForm): TranslationDraft => ({
  texts: texts.flatMap((one) => {
    const name = nameOf(one);
    const { key, label, kind, revision, text: was } = one;
    const text = form.texts[name] ?? '';
    const right = form.right[name] ?? false;
    return text === was && !right ? [] : [{ key, label, kind, revision, was, text, right }];
  }),
});

interface RestoredDraft {
  readonly form: TranslationForm;
  /** Texts without a place: their English, or its translation, is another one by now. */
  readonly unplaced: readonly DraftText[];
}

/**
 * The form with a draft. In a list a text follows the English that it was written for, wherever that stands now: a day
 * put before another must not get what was written for its neighbour.
 */
export function fromDraft(translation: Translation, draft: TranslationDraft): RestoredDraft {
  const form = translationToForm(translation);
  const texts = { ...form.texts };
  const right = { ...form.right };
  const unplaced: DraftText[] = [];
  const taken = new Set<string>();
  for (const written of draft.texts) {
    const places = translation.texts.filter((one) => !taken.has(one.key) && isPlaceOf(written, one));
    const place = places.find(({ key }) => key === written.key) ?? places[0];
    if (!place) {
      if (written.text !== '' && written.text !== written.was) unplaced.push(written);
      continue;
    }
    taken.add(place.key);
    texts[nameOf(place)] = written.text;
    right[nameOf(place)] = written.right;
  }
  return { form: { texts, right }, unplaced };
}

const isPlaceOf = ({ key, revision, was, text }: DraftText, one: TranslationText): boolean =>
  groupOf(key) === groupOf(one.key) && revision === one.revision && (was === one.text || text === one.text);

import { groupOf } from '@imisozi/core/translations/translated';
import type { Translation, TranslationText } from '../data/types';
import { nameOf, translationToForm, type TranslationForm } from './translationForm';

/** A text in a draft, with what it replaced. */
export interface DraftText extends Pick<TranslationText, 'key' | 'label' | 'kind' | 'revision'> {
  /** The translation that was replaced. */
  readonly was: string;
  readonly text: string;
  /** Whether it was confirmed although its English text had changed. */
  readonly right: boolean;
}

/** Only the edited texts of a form, because colleagues may save other texts before a draft is restored. */
export interface TranslationDraft {
  readonly texts: readonly DraftText[];
}

/** The unsaved texts of a form. */
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
  /** Texts that could not be restored, because the English text or its translation has changed. */
  readonly unplaced: readonly DraftText[];
}

/**
 * The form values with a restored draft. In a list, a text follows its English text to a new position, so that a day
 * inserted before another does not get the translation of its neighbour.
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

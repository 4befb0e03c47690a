import type { Translation, TranslationText } from '../data/types';

/** The form values of a translation, by {@link nameOf}: texts, and whether an outdated text was confirmed. */
export interface TranslationForm {
  readonly texts: Readonly<Record<string, string | null>>;
  readonly right: Readonly<Record<string, boolean>>;
}

/** The name of a text in the form, without dots, which would mean nested objects. */
export const nameOf = ({ key }: Pick<TranslationText, 'key'>): string => key.replaceAll('.', '_');

export const translationToForm = ({ texts }: Translation): TranslationForm => ({
  texts: Object.fromEntries(texts.map((one) => [nameOf(one), one.text])),
  right: Object.fromEntries(texts.map((one) => [nameOf(one), false])),
});

/** Whether the English text has changed since it was translated. */
export const isOutdated = ({ sourceRevision, revision }: TranslationText): boolean =>
  sourceRevision !== '' && sourceRevision !== revision;

/**
 * The request body of a form. An edited or confirmed text gets the revision of the English text beside it; any other
 * keeps its revision.
 */
export const formToTexts = ({ texts }: Translation, form: TranslationForm) =>
  texts.flatMap((one) => {
    const name = nameOf(one);
    const text = form.texts[name] ?? '';
    const isSame = text === one.text && !form.right[name];
    return text === '' ? [] : [{ key: one.key, text, sourceRevision: isSame ? one.sourceRevision : one.revision }];
  });

import type { Translation, TranslationText } from '../data/types';

/** The form of a translation, by {@link nameOf}: texts, and which outdated ones were found right. */
export interface TranslationForm {
  readonly texts: Readonly<Record<string, string | null>>;
  readonly right: Readonly<Record<string, boolean>>;
}

/** The name of a text in the form, where a dot would lead into an object. */
export const nameOf = ({ key }: Pick<TranslationText, 'key'>): string => key.replaceAll('.', '_');

export const translationToForm = ({ texts }: Translation): TranslationForm => ({
  texts: Object.fromEntries(texts.map((one) => [nameOf(one), one.text])),
  right: Object.fromEntries(texts.map((one) => [nameOf(one), false])),
});

/** Whether the English of a text has changed since it was translated. */
export const isOutdated = ({ sourceRevision, revision }: TranslationText): boolean =>
  sourceRevision !== '' && sourceRevision !== revision;

/**
 * What is sent of a form. A text that was written or confirmed translates the English that stands beside it; any other
 * stays the translation of what it was made of.
 */
export const formToTexts = ({ texts }: Translation, form: TranslationForm) =>
  texts.flatMap((one) => {
    const name = nameOf(one);
    const text = form.texts[name] ?? '';
    const isSame = text === one.text && !form.right[name];
    return text === '' ? [] : [{ key: one.key, text, sourceRevision: isSame ? one.sourceRevision : one.revision }];
  });

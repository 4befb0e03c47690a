/** Translating records. */
export const app = {
  translations: {
    title: 'Translations',
    toTranslate: 'To translate',
    of: '{title}: {language}',
    progress: '{done} of {total} texts',
    outdatedCount: '{count} outdated',
    help: 'The English text is beside each field. Where a field is empty, visitors see the English text.',
    changed: 'Last saved by {author}, {time}.',
    missing: 'Not translated',
    outdated: 'The English has changed',
    stillRight: 'The translation is still correct',
    save: 'Save translation',
    conflict: 'Your texts are still here. Copy what you need, or save them over the other changes.',
    overwrite: 'Save mine instead',
    latest: 'Discard mine and show the latest',
    unplaced:
      'These texts were not restored, because their English or their translation has changed since you wrote them. Copy what you still need.',
  },
} as const;

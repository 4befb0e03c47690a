/** Texts and emails that admins change. */
export const app = {
  words: {
    choose: 'Text',
    language: 'Language',
    notYet: '{language}: not translated',
    untranslated:
      'Not translated into {language} yet: visitors see the English text. The fields start with the English; replace it and publish.',
    outdated:
      'The English text has changed since this translation was published. Please check that the two still say the same thing.',
    english: 'Not translated: visitors see the English text',
    never: 'Default text',
    changed: '{author}, {time}',
    unreadable: 'The text published last cannot be read, so visitors see the default text.',
    limits: 'At most {most} characters. Leave an empty line to start a new paragraph.',
    row: '{name} {number}',
    add: 'Add: {name}',
    publish: 'Publish',
    conflict: 'Your texts are still here. Copy what you need, or publish them over the other changes.',
    overwrite: 'Publish mine instead',
    latest: 'Discard mine and show the latest',
    preview: 'Preview',
    previewOf: 'Preview of {title}',
    previewText: 'Not published yet: only you can see this.',
    previewMail: 'Not published yet: only you can see this. Names and amounts are examples.',
    picture: {
      drawing: "Or one of the website's drawings",
      missing: 'Please choose a picture',
      waiting: 'The picture is still being uploaded',
      failed: 'The picture could not be uploaded. Please try again or remove it.',
    },
    pages: 'Website',
    mails: 'Emails to visitors and clients',
    placeholders: 'Insert',
    placeholdersOfMail:
      'Each of these is replaced with the real value when the email is sent. Facts, amounts, buttons and links are always included.',
    placeholdersOfTerms:
      'Each of these is replaced with what your settings say, so that no text repeats a number of the terms. Visitors read the value.',
    insertWhere: 'Click first into the text where it goes.',
    insert: 'Insert {name}: {meaning}',
    versions: 'Versions',
    version: 'Version {version}',
    delivered: 'Default text',
    current: 'Published',
    view: 'View',
    viewVersion: 'View version {version}',
    viewDelivered: 'View the default text',
    viewEnglish: 'View the English text',
    englishText: 'English text',
    versionOf: '{title}: {version}',
    differences: 'Differences from the published text',
    same: 'This version says the same as the published text.',
    publishedText: 'Published now',
    versionText: 'This version',
    restore: 'Restore this version',
    restoreQuestion: 'Restore this version?',
    restoreConsequence:
      'It will be published, and visitors will see it at once. The text published now stays in the list of versions.',
    restoreUnsaved: 'Your unsaved changes will be lost.',
    restored:
      'Restored and published: visitors see it now. To go back to the text from before, choose Undo, or view another version below.',
    undo: 'Undo',
    undoQuestion: 'Publish the text from before again?',
  },
} as const;

export const resources = {
  content: { name: '{smart_count, plural, one {Text} other {Editable texts}}' },
} as const;

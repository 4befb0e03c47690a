/** A type of file: what it is called when it is sent, and how names of such files end. */
interface FileTypeFacts {
  readonly mime: string;
  readonly endings: readonly [string, ...string[]];
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** The files that conversations take (rules/threads 8): documents, pictures and plain text, none that a program runs. */
export const FILE_TYPES = {
  pdf: { mime: 'application/pdf', endings: ['pdf'] },
  jpg: { mime: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', endings: ['png'] },
  webp: { mime: 'image/webp', endings: ['webp'] },
  avif: { mime: 'image/avif', endings: ['avif'] },
  gif: { mime: 'image/gif', endings: ['gif'] },
  heic: { mime: 'image/heic', endings: ['heic', 'heif'] },
  docx: { mime: `${OPEN_XML}.wordprocessingml.document`, endings: ['docx'] },
  xlsx: { mime: `${OPEN_XML}.spreadsheetml.sheet`, endings: ['xlsx'] },
  pptx: { mime: `${OPEN_XML}.presentationml.presentation`, endings: ['pptx'] },
  odt: { mime: `${OPEN_DOCUMENT}.text`, endings: ['odt'] },
  ods: { mime: `${OPEN_DOCUMENT}.spreadsheet`, endings: ['ods'] },
  odp: { mime: `${OPEN_DOCUMENT}.presentation`, endings: ['odp'] },
  txt: { mime: 'text/plain', endings: ['txt', 'csv', 'ics', 'vcf'] },
} as const satisfies Readonly<Record<string, FileTypeFacts>>;

export type FileType = keyof typeof FILE_TYPES;

/** The most files of a reply, and of a mail that came in. */
export const MAX_REPLY_FILES = 10;
export const MAX_MAIL_FILES = 20;

/** How large the files of a reply may be together: many mail servers refuse mails above 25 MB, and mailing adds a third. */
export const MAX_REPLY_FILES_MB = 15;
export const MAX_REPLY_FILES_BYTES = MAX_REPLY_FILES_MB * 1_048_576;

/** The length of a file's name, with its ending. */
export const MAX_THREAD_FILE_NAME = 150;

/** Why a file that came with a mail was not kept: it stays in the mailbox. `earlier` came before files were kept. */
export const THREAD_FILE_PROBLEMS = ['too-large', 'too-many', 'not-accepted', 'infected', 'earlier'] as const;
export type ThreadFileProblem = (typeof THREAD_FILE_PROBLEMS)[number];

/** The papers of a booking or a proposal that can be attached to a reply. */
export const THREAD_PAPER_KINDS = ['proforma', 'invoice', 'receipt', 'credit-note', 'voucher', 'proposal'] as const;
export type ThreadPaperKind = (typeof THREAD_PAPER_KINDS)[number];

/** A file or a paper that goes out with a reply. */
export type ReplyAttachment = { readonly fileId: string } | { readonly paper: string };

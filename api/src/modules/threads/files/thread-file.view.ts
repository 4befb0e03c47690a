import { FILE_TYPES, THREAD_FILE_PROBLEMS, THREAD_PAPER_KINDS, type FileType } from '@imisozi/core/thread-files';
import { field, view } from '../../../platform/http/view.js';
import type { ThreadFile } from './thread-file.entity.js';
import type { ThreadPaper } from './thread.papers.js';

const TYPES = Object.keys(FILE_TYPES) as FileType[];

export class ThreadFileView extends view({
  id: field.uuid('With which it is opened; null for one that was not kept.').nullable(),
  name: field.string('passport.pdf'),
  size: field.integer(182_400, 'In bytes.'),
  type: field.enum(TYPES, 'By its content; null for one that was not kept.').nullable(),
  problem: field
    .enum(THREAD_FILE_PROBLEMS, 'Why one that came with a mail was not kept: it stays in the mailbox.')
    .nullable(),
}) {}

export class ThreadFileAnswer extends view({
  message: field.string('The file has been uploaded.'),
  data: field.one(ThreadFileView),
}) {}

export class ThreadPaperView extends view({
  number: field.string('2026-000042'),
  kind: field.enum(THREAD_PAPER_KINDS),
}) {}

export const threadFileView = ({ id, name, size, type, problem }: ThreadFile): ThreadFileView => ({
  ...{ id: type && id, name, size, type, problem },
});

/** A file of a mail from before files were kept. */
export const earlierFileView = (file: { readonly name: string; readonly size: number }): ThreadFileView => ({
  ...{ ...file, id: null, type: null, problem: 'earlier' },
});

export const threadPaperView = ({ number, kind }: ThreadPaper): ThreadPaperView => ({ number, kind });

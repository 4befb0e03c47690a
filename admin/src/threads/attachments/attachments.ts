import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '@imisozi/core/fields/uploads';
import {
  MAX_REPLY_FILES,
  MAX_REPLY_FILES_BYTES,
  MAX_REPLY_FILES_MB,
  type ReplyAttachment,
} from '@imisozi/core/thread-files';
import type { ThreadPaper } from '../../data/types';
import { label } from '../../i18n/label';

/** A file that goes out with a reply, from the moment it is chosen. */
export interface ChosenFile {
  readonly key: string;
  readonly file: File;
  /** Of the upload, from 0 to 100. */
  readonly percent: number;
  /** Once it is uploaded. */
  readonly fileId?: string;
  /** Why it could not be uploaded. */
  readonly error?: string;
}

/** A paper that goes out with a reply. */
interface ChosenPaper {
  readonly key: string;
  readonly paper: ThreadPaper;
}

export type Attachment = ChosenFile | ChosenPaper;

export const isFile = (one: Attachment): one is ChosenFile => 'file' in one;

/** Why a file cannot go out with the others; undefined if it can. */
export function problemOf(file: File, others: readonly Attachment[]): string | undefined {
  if (file.size > MAX_UPLOAD_BYTES) return label('app.upload.tooLarge', { max: MAX_UPLOAD_MB });
  const taken = others.filter((one) => !isFile(one) || !one.error);
  const bytes = taken.reduce((sum, one) => sum + (isFile(one) ? one.file.size : 0), file.size);
  const isTooMuch = taken.length >= MAX_REPLY_FILES || bytes > MAX_REPLY_FILES_BYTES;
  return isTooMuch
    ? label('app.threads.attach.tooMuch', { max: MAX_REPLY_FILES, megabytes: MAX_REPLY_FILES_MB })
    : undefined;
}

/** Why a reply with these cannot be sent yet; undefined if it can. */
export function unready(attachments: readonly Attachment[]): string | undefined {
  const files = attachments.filter(isFile);
  if (files.some(({ error }) => error)) return label('app.threads.attach.failed');
  if (files.some(({ fileId }) => !fileId)) return label('app.threads.attach.waiting');
  return undefined;
}

/** What the reply names. */
export const namedIn = (attachments: readonly Attachment[]): ReplyAttachment[] =>
  attachments.flatMap((one): ReplyAttachment[] => {
    if (!isFile(one)) return [{ paper: one.paper.number }];
    return one.fileId ? [{ fileId: one.fileId }] : [];
  });

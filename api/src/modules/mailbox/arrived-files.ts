import type { Attachment } from 'postal-mime';
import { MAX_UPLOAD_BYTES } from '@imisozi/core/fields/uploads';
import { MAX_MAIL_FILES, MAX_THREAD_FILE_NAME } from '@imisozi/core/thread-files';
import { onOneLine } from '@imisozi/core/one-line';
import { fileTypeOf } from '../../common/files/file-type.js';
import { safeFileName } from '../../common/files/safe-file-name.js';
import { cutToCharacters } from '../../platform/characters.js';
import type { ArrivedFile } from './mailbox.events.js';

/** Of a mail with more files not even the names are kept. */
const MAX_NAMED = 2 * MAX_MAIL_FILES;

/**
 * The files of a mail (rules/threads 9): what each holds, or why it is not kept.
 * @param isCut the end of the mail was not read, so that its last file is not whole
 */
export function arrivedFiles(attachments: readonly Attachment[], isCut: boolean): ArrivedFile[] {
  const files = attachments.filter(isFile);
  return files.slice(0, MAX_NAMED).map((file, index) => {
    const isWhole = !isCut || file !== attachments.at(-1);
    return arrivedFile(file, index < MAX_MAIL_FILES, isWhole);
  });
}

/** Pictures that belong to the text, such as those of a signature, are no files; neither are reports and other mails. */
const isFile = ({ disposition, mimeType, filename, related }: Attachment): boolean =>
  !mimeType.startsWith('message/') && (disposition === 'attachment' || (Boolean(filename) && !related));

function arrivedFile({ filename, content }: Attachment, isKept: boolean, isWhole: boolean): ArrivedFile {
  const data = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
  const size = data.length;
  const name = cutToCharacters(onOneLine((filename ?? '').toWellFormed()) || 'file', MAX_THREAD_FILE_NAME);
  if (!isKept) return { name, size, problem: 'too-many' };
  if (!isWhole || size > MAX_UPLOAD_BYTES) return { name, size, problem: 'too-large' };
  const type = fileTypeOf(data);
  return type ? { name: safeFileName(name, type), size, type, content: data } : { name, size, problem: 'not-accepted' };
}

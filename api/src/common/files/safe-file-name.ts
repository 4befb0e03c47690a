import { MAX_THREAD_FILE_NAME, FILE_TYPES, type FileType } from '@imisozi/core/thread-files';
import { onOneLine } from '@imisozi/core/one-line';
import { cutToCharacters } from '../../platform/characters.js';

/** What folders, commands and the headers of answers read as something else, and what turns the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;
const LONGEST_ENDING = 10;

/**
 * A name under which a file can be saved without harm: on one line, in no folder, and with an ending of its type, so that
 * `invoice.exe` does not become a program.
 */
export function safeFileName(name: string, type: FileType): string {
  const plain = onOneLine(name.toWellFormed()).replaceAll(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  const { endings } = FILE_TYPES[type];
  const [, stem = plain, ending = ''] = /^(.*)\.([^.]+)$/.exec(plain) ?? [];
  const isFitting = endings.some((one) => one === ending.toLowerCase());
  // A name that begins with a dot is hidden, and one of dots alone is a folder.
  const kept = (isFitting ? stem : plain).replace(/^[.\s]+|[.\s]+$/g, '');
  const cut = cutToCharacters(kept, MAX_THREAD_FILE_NAME - LONGEST_ENDING) || 'file';
  return `${cut}.${isFitting ? ending.toLowerCase() : endings[0]}`;
}

/** The header with which a browser saves a file under its name and never shows it (RFC 6266). */
export function savedAs(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${encoded}"; filename*=UTF-8''${encoded}`;
}

import { MAX_STATEMENT_CHARACTERS } from '@imisozi/core/statements';
import type { NewStatement } from '../data/types';
import { label } from '../i18n/label';

/** The text of a file and what it is, as far as the file shows. */
export type ReadFile = Pick<NewStatement, 'format' | 'text'> & { readonly name: string };

/**
 * Reads a file of a bank: as UTF-8, or else as banks wrote before.
 * @throws Error for one that is too large
 */
export async function readFile(file: File): Promise<ReadFile> {
  // UTF-8 has at most four bytes a character.
  if (file.size > 4 * MAX_STATEMENT_CHARACTERS) throw new Error(label('app.statements.upload.tooLarge'));
  const text = decoded(await file.arrayBuffer());
  if (text.length > MAX_STATEMENT_CHARACTERS) throw new Error(label('app.statements.upload.tooLarge'));
  return { name: file.name.slice(-200), text, format: formatOf(text) };
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function formatOf(text: string): NewStatement['format'] {
  if (/^\s*(<\?xml|<[\w:]*Document)/.test(text)) return 'camt053';
  return /^:(20|25P?|60[FM]):/m.test(text) ? 'mt940' : 'csv';
}

import type { FileType } from '@imisozi/core/thread-files';

const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']);

/** The part that makes an archive a document of Word, Excel or PowerPoint. */
const OPEN_XML_PARTS = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const;
const OPEN_XML_LIST = '[Content_Types].xml';
/** Programs in documents. */
const MACROS = ['vbaProject.bin', 'xl/macrosheets/', 'Basic/script-lc.xml'];

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.';
const OPEN_DOCUMENTS: Readonly<Record<string, FileType>> = { text: 'odt', spreadsheet: 'ods', presentation: 'odp' };

/** Where the header of the first file of an archive has the lengths of its content and its name, and its name. */
const ZIP = { size: 18, nameLength: 26, extraLength: 28, name: 30 } as const;

const TAB = 9;
const CARRIAGE_RETURN = 13;
const SPACE = 32;

/**
 * The type of a file by its content, not by its name or declared type; undefined for any other. No decoder reads the
 * file: SVG, TIFF, archives and programs never reach one.
 */
export function fileTypeOf(data: Buffer): FileType | undefined {
  const text = (from: number, to: number) => data.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && AVIF_BRANDS.has(text(8, 12))) return 'avif';
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.has(text(8, 12))) return 'heic';
  if (/^GIF8[79]a/.test(text(0, 6))) return 'gif';
  if (/^%PDF-[12]\.\d/.test(text(0, 8))) return 'pdf';
  if (text(0, 4) === 'PK\x03\x04') return documentIn(data);
  return isPlainText(data) ? 'txt' : undefined;
}

/** The names of the files in an archive stand in it as they are. */
function documentIn(archive: Buffer): FileType | undefined {
  if (MACROS.some((name) => archive.includes(name))) return undefined;
  if (archive.length < ZIP.name) return undefined;
  const nameEnd = ZIP.name + archive.readUInt16LE(ZIP.nameLength);
  if (archive.toString('latin1', ZIP.name, nameEnd) === 'mimetype') {
    const from = nameEnd + archive.readUInt16LE(ZIP.extraLength);
    const kind = archive.toString('latin1', from, from + Math.min(100, archive.readUInt32LE(ZIP.size)));
    return kind.startsWith(OPEN_DOCUMENT) ? OPEN_DOCUMENTS[kind.slice(OPEN_DOCUMENT.length)] : undefined;
  }
  if (!archive.includes(OPEN_XML_LIST)) return undefined;
  return (['docx', 'xlsx', 'pptx'] as const).find((type) => archive.includes(OPEN_XML_PARTS[type]));
}

/** Something to read: no byte is a control character, but line ends and tabs. */
function isPlainText(data: Buffer): boolean {
  for (const byte of data) if (byte < SPACE && (byte < TAB || byte > CARRIAGE_RETURN)) return false;
  return data.length > 0;
}

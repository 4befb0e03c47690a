import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFString,
  PDFWriter,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib';
import { getResolvedPDFJS } from 'unpdf';

/**
 * Runs in a thread of its own, which is ended when a document takes too long: reading one made to harm must not stop
 * the web process. Plain JavaScript, because Node starts it by its path wherever the product is not built.
 */

/** Names of what a reader does by itself or at a click, and of other files inside; as a key or as a value. */
const ACTIVE = new Set([
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'GoToE',
  'GoToR',
  'ImportData',
  'JS',
  'JavaScript',
  'Launch',
  'Movie',
  'Rendition',
  'RichMedia',
  'Sound',
  'SubmitForm',
  'XFA',
]);

/** Where a link may lead. */
const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

const OBJECT = /\d\s+\d+\s+obj\b/;
const latin1 = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

const MAX_UNPACKED_BYTES = 50 * 1_048_576;
let left = MAX_UNPACKED_BYTES;

/** Throws for streams of objects that would unpack to too much, or that are packed in a way nobody packs them. */
function bounded(parser) {
  const forStream = parser.forStream;
  parser.forStream = (stream, ...rest) => {
    const filters = [stream.dict.lookup(PDFName.of('Filter'))]
      .flatMap((filter) => (filter instanceof PDFArray ? filter.asArray() : [filter]))
      .filter(Boolean);
    if (filters.length > 1 || filters.some((filter) => filter !== PDFName.FlateDecode)) throw new Error('Packed oddly');
    left -=
      filters.length === 0 ? stream.contents.length : inflateSync(stream.contents, { maxOutputLength: left }).length;
    return forStream(stream, ...rest);
  };
}
bounded(PDFObjectStreamParser);
bounded(PDFXRefStreamParser);

const typeOf = (object) => (object instanceof PDFRawStream ? object.dict.lookup(PDFName.of('Type')) : undefined);

/** Whether an object does something, or one that it holds directly; what it refers to is an object of its own. */
function isActive(object) {
  if (object instanceof PDFName) return ACTIVE.has(object.decodeText());
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  if (object instanceof PDFRawStream) {
    // What a stream holds in a file elsewhere is fetched from there, and an object in its data waits for a reader that
    // searches for objects.
    return object.dict.has(PDFName.of('F')) || OBJECT.test(latin1(object.contents)) || isActive(object.dict);
  }
  if (!(object instanceof PDFDict)) return false;
  return (
    leadsAstray(object) ||
    actsAlone(object) ||
    object.entries().some(([key, value]) => isActive(key) || isActive(value))
  );
}

/** Whether a reader does something without a click: it may show a place of the document as it opens, and nothing else. */
function actsAlone(dict) {
  if (dict.lookup(PDFName.of('AA')) instanceof PDFDict) return true;
  const action = dict.lookup(PDFName.of('OpenAction'));
  if (!(action instanceof PDFDict)) return false;
  return action.lookup(PDFName.of('S')) !== PDFName.of('GoTo') || action.has(PDFName.of('Next'));
}

function leadsAstray(dict) {
  const address = dict.lookup(PDFName.of('URI'));
  if (!(address instanceof PDFString || address instanceof PDFHexString)) return false;
  const scheme = /^[^\p{L}]*([^:/?#]*):/u.exec(address.decodeText())?.[1];
  return scheme !== undefined && !SCHEMES.has(scheme.toLowerCase());
}

/**
 * Reads a document, every object of it, and rewrites it: whatever was between, behind or beside its objects, where
 * another reader might find something else, is gone.
 * @returns {Promise<{ finding: import('./pdf.inspection.js').PdfFinding, data?: Uint8Array }>}
 */
async function inspect(bytes) {
  const document = await PDFParser.forBytesWithOptions(bytes, Infinity, true).parseDocument();
  // What is locked cannot be looked at.
  if (document.trailerInfo.Encrypt) return { finding: 'locked' };
  for (const [ref, object] of document.enumerateIndirectObjects()) {
    // Their objects stand beside them now.
    if (['/ObjStm', '/XRef'].includes(String(typeOf(object)))) document.delete(ref);
    else if (isActive(object)) return { finding: 'active' };
  }
  const data = await PDFWriter.forContext(document, Infinity).serializeToBuffer();
  return (await opens(data)) ? { finding: 'fine', data } : { finding: 'damaged' };
}

/** Whether readers open it: Mozilla's does, as browsers use it. */
async function opens(data) {
  const { getDocument } = await getResolvedPDFJS();
  const options = { isEvalSupported: false, enableXfa: false, verbosity: 0 };
  return Boolean(await getDocument({ data: data.slice(), ...options }).promise);
}

parentPort.postMessage(await inspect(workerData).catch(() => ({ finding: 'damaged' })));

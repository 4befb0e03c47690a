import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import { getResolvedPDFJS } from 'unpdf';

/**
 * Runs in a thread of its own, which is ended when a document takes too long: reading one made to harm must not stop
 * the web process. Plain JavaScript, because Node starts it by its path wherever the product is not built.
 */

/** Whoever hides something on a later page hides it from readers too. */
const MOST_PAGES = 500;

/** Actions that pdf.js passes over and other readers do not, such as a link that starts a program. */
const ACTIVE_NAME = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/;
const MOST_INFLATED_BYTES = 50 * 1_048_576;

/** A letter of a name may be written as its number. */
const named = (text) => text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));

/** Takes a document apart: the objects themselves, and the streams that other objects are packed into. */
function takeApart(data) {
  const text = Buffer.from(data).toString('latin1');
  const packed = [];
  let objects = '';
  let end = 0;
  for (const { 0: whole, 1: content, index } of text.matchAll(/\bstream\r?\n([^]*?)endstream/g)) {
    const before = text.slice(end, index);
    objects += before;
    end = index + whole.length;
    if (named(before.slice(before.lastIndexOf('obj'))).includes('/ObjStm')) packed.push(content);
  }
  return { objects: named(objects + text.slice(end)), packed };
}

function unpack(streams) {
  let left = MOST_INFLATED_BYTES;
  return streams.map((content) => {
    const unpacked = inflateSync(Buffer.from(content, 'latin1'), { maxOutputLength: left });
    left -= unpacked.length;
    return named(unpacked.toString('latin1'));
  });
}

/** @returns {Promise<import('./pdf.inspection.js').PdfFinding>} */
async function inspect(data) {
  const { objects, packed } = takeApart(data);
  // What is locked can not be looked at.
  if (/\/Encrypt(?![A-Za-z])/.test(objects)) return 'locked';
  if ([objects, ...unpack(packed)].some((text) => ACTIVE_NAME.test(text))) return 'active';
  const { getDocument } = await getResolvedPDFJS();
  let document;
  try {
    document = await getDocument({ data, isEvalSupported: false, enableXfa: false, verbosity: 0 }).promise;
  } catch (error) {
    return error?.name === 'PasswordException' ? 'locked' : 'damaged';
  }
  if ((await document.getJSActions()) || (await document.hasJSActions())) return 'active';
  if (await document.getAttachments()) return 'active';
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
    const page = await document.getPage(number);
    if (await page.getJSActions()) return 'active';
    const annotations = await page.getAnnotations();
    if (annotations.some(({ actions, file }) => actions || file)) return 'active';
  }
  return 'fine';
}

parentPort.postMessage(await inspect(workerData).catch(() => 'damaged'));

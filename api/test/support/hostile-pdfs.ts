import { deflateSync } from 'node:zlib';

/** A document of one page, with whatever a spec hangs on its catalog or its page. */
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

/** Objects packed into a stream, where no search for words finds them. */
function packed(objects: string | Buffer): Buffer {
  const stream = deflateSync(objects);
  const head = `%PDF-1.7\n9 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>stream\n`;
  const rest = pdfWith('').slice('%PDF-1.7\n'.length);
  return Buffer.concat([Buffer.from(head), stream, Buffer.from(`\nendstream endobj\n${rest}`)]);
}

export const DAMAGED_PDF = 'This PDF document is damaged and can not be read.';
export const LOCKED_PDF = 'This PDF document is locked by a password. Please save it without one.';
export const ACTIVE_PDF = 'This PDF document has scripts or other files in it. Please save it without them.';

/** Documents that do something when they are opened, or are not only documents; with what they are told. */
export const HOSTILE_PDFS: readonly (readonly [string, () => string | Buffer, string])[] = [
  ['a script when it opens', () => pdfWith(`/OpenAction${SCRIPT}`), ACTIVE_PDF],
  ['a script whose name is hidden', () => pdfWith('/OpenAction<</S/J#61vaScript/J#53(x)>>'), ACTIVE_PDF],
  ['a script among its names', () => pdfWith(`/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>`), ACTIVE_PDF],
  ['a script behind a link', () => pdfWith('', link(SCRIPT)), ACTIVE_PDF],
  ['a script packed away', () => packed(`4 0 <</Type/Annot/A${SCRIPT}>>`), ACTIVE_PDF],
  ['a program behind a link', () => pdfWith('', link('<</S/Launch/F(cmd.exe)>>')), ACTIVE_PDF],
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

// Packs what was built as brotli and gzip beside each file (`x.js.br`, `x.js.gz`): once, and smaller than a server would
// in a hurry. The web process sends those. `node scripts/compress.mjs FOLDER`
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Texts; pictures and fonts are packed already. */
const TEXTS = /\.(?:js|css|svg|html|txt|xml|json|webmanifest)$/;
/** Below this the packing costs more than it saves. */
const SMALLEST = 1_024;

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true })
  .filter((name) => TEXTS.test(name))
  .map((name) => join(folder, name));
await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    if (content.length < SMALLEST) return;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);

// Compresses built files with Brotli and gzip (`x.js.br`, `x.js.gz`), once and better than a server could for each
// request; the web process serves these. `node scripts/compress.mjs FOLDER`
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text files; pictures and fonts are compressed already. */
const TEXTS = /\.(?:js|css|svg|html|txt|xml|json|webmanifest)$/;
/** In bytes; compressing smaller files costs more than it saves. */
const MIN_BYTES = 1_024;

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true })
  .filter((name) => TEXTS.test(name))
  .map((name) => join(folder, name));
await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    if (content.length < MIN_BYTES) return;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);

import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Parsed, Part } from '@imisozi/core/texts/message';
import { parseMessage, type MessageTexts } from '@imisozi/core/texts/parse-message';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The code of an invented language: English with accents, 40 % longer. */
export const PSEUDO = 'xx';
const FACTS = `${PSEUDO}: { name: 'Pśéúdó', direction: 'ltr', openGraph: 'xx_XX', dates: 'en-GB', money: 'en-US' },`;
/** A language with the minimum that each language must have. */
const MODEL = 'sw';

/** A copy of the site, built with one more language. */
export interface PseudoSite {
  /** The folder of the build. */
  readonly dist: URL;
  remove(): Promise<void>;
}

/** Adds the language as docs/languages.md says, a folder of texts and a line of facts, and builds the site. */
export async function buildPseudoSite(): Promise<PseudoSite> {
  const tree = await mkdtemp(join(tmpdir(), 'pseudo-language-'));
  const remove = () => rm(tree, { recursive: true, force: true });
  try {
    for (const workspace of ['core', 'site']) {
      const outputs = ['dist', 'node_modules'].map((name) => join(root, workspace, name));
      await cp(join(root, workspace), join(tree, workspace), {
        recursive: true,
        filter: (source) => !outputs.includes(source),
      });
      await mkdir(join(tree, workspace, 'node_modules'));
      await link(join(workspace, 'node_modules'), tree);
    }
    await symlink(join(root, 'tsconfig.json'), join(tree, 'tsconfig.json'));
    await mkdir(join(tree, 'node_modules/@imisozi'), { recursive: true });
    await link('node_modules', tree);
    await link('node_modules/@imisozi', tree);
    for (const workspace of ['core', 'site']) {
      await rm(join(tree, 'node_modules/@imisozi', workspace));
      await symlink(join(tree, workspace), join(tree, 'node_modules/@imisozi', workspace));
    }
    await addLanguage(join(tree, 'core/src'));
    await run(join(root, 'node_modules/astro/bin/astro.mjs'), ['build', '--silent'], join(tree, 'site'));
  } catch (error) {
    await remove();
    throw error;
  }
  return { dist: new URL(`file://${tree}/site/dist/`), remove };
}

/** Links the content of a product folder, except for the files that the copy has itself. */
async function link(folder: string, tree: string): Promise<void> {
  const own = new Set([...(await readdir(join(tree, folder))), '.vite', '.cache']);
  for (const name of await readdir(join(root, folder)).catch(() => [])) {
    if (!own.has(name)) await symlink(join(root, folder, name), join(tree, folder, name));
  }
}

async function addLanguage(core: string): Promise<void> {
  const languages = join(core, 'languages.ts');
  await writeFile(
    languages,
    (await readFile(languages, 'utf8')).replace(/\n(?=} as const satisfies)/, `\n  ${FACTS}\n`),
  );
  await mkdir(join(core, 'texts', PSEUDO));
  for (const name of await readdir(join(core, 'texts', MODEL))) {
    const english = (await import(join(core, 'texts/en', name))) as Readonly<Record<string, MessageTexts>>;
    const lines = Object.entries(english).map(
      ([key, texts]) => `export const ${key} = ${JSON.stringify(pseudo(flat(key, texts)))};`,
    );
    await writeFile(join(core, 'texts', PSEUDO, name), lines.join('\n'));
  }
}

/** English refusals are grouped by status; those of other languages are not. */
const flat = (key: string, texts: MessageTexts): MessageTexts =>
  key === 'refusals' ? (Object.assign({}, ...Object.values(texts)) as MessageTexts) : texts;

function pseudo(texts: MessageTexts): MessageTexts {
  if (typeof texts === 'string') return messageOf(parseMessage(texts));
  if (Array.isArray(texts)) return texts.map(pseudo);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]));
}

/** Writes a parsed message in ICU syntax, with its literal text changed. */
function messageOf(parsed: Parsed): string {
  if (typeof parsed === 'string') return pseudoWords(parsed);
  return parsed.map((part) => (typeof part === 'string' ? pseudoWords(part) : argumentOf(part))).join('');
}

function argumentOf({ arg, as, forms, isPlural }: Exclude<Part, string>): string {
  if (!forms) return `{${[arg, ...(as ? ['number', ...(as === 'number' ? [] : [as])] : [])].join(', ')}}`;
  const written = Object.entries(forms).map(([form, parts]) => `${form} {${messageOf(parts)}}`);
  return `{${arg}, ${isPlural ? 'plural' : 'select'}, ${written.join(' ')}}`;
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' };

/** Accents and doubles vowels; words without any, such as `km`, and placeholders stay unchanged. */
export const pseudoWords = (text: string): string =>
  text.replaceAll(/[aeiouy](?![^{]*\})/gi, (vowel) => {
    const accented = ACCENTED[vowel.toLowerCase()]!;
    return `${vowel === vowel.toLowerCase() ? accented : accented.toUpperCase()}${accented}`;
  });

function run(file: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(errors))));
  });
}

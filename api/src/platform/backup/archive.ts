import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack, type Pack } from 'tar-stream';
import { BackupProblem } from './backup-problem.js';
import { manifestSchema, type Manifest } from './manifest-schema.js';
import { privateFiles } from './private-files.js';

const DATABASE = 'database/';
const FILES = 'files/';
const MANIFEST = 'manifest.json';
const MAX_MANIFEST_BYTES = 1_000_000;

/** What an archive turned out to have in it, while it was written or read. */
export type Contents = Pick<Manifest, 'sha256' | 'files'>;

/** What is written into an archive. */
export interface ArchiveSource {
  /** The parts of the database, as files. */
  readonly parts: readonly string[];
  readonly dataDir: string;
  readonly manifestOf: (contents: Contents) => Manifest;
}

/**
 * A tar of the database's parts, the files of DATA_DIR and, at the end, the manifest, made while it is read.
 * @returns its stream; and the manifest, once the stream has ended
 */
export function archiveOf(source: ArchiveSource): { readonly stream: Readable; readonly manifest: Promise<Manifest> } {
  const tar = pack();
  const manifest = fill(tar, source);
  // Whoever reads the stream learns of the failure there.
  manifest.catch((error: unknown) => tar.destroy(error as Error));
  // Of an older interface: web streams are made of Node's own.
  return { stream: Readable.from(tar as AsyncIterable<Uint8Array>, { objectMode: false }), manifest };
}

async function fill(tar: Pack, { parts, dataDir, manifestOf }: ArchiveSource): Promise<Manifest> {
  const tally = new Tally();
  for (const part of parts) {
    const name = basename(part);
    await put(tar, `${DATABASE}${name}`, part, (await stat(part)).size, tally.part(name));
  }
  for await (const { path, size } of privateFiles(dataDir)) {
    const from = join(dataDir, path);
    // Opened before anything is promised: deleted meanwhile, it is left out.
    const file = await open(from).catch(() => null);
    if (!file) continue;
    await put(tar, `${FILES}${path}`, file, size, tally.file(path, size));
  }
  const manifest = manifestOf(tally.contents());
  await new Promise<void>((resolve, reject) => {
    tar.entry({ name: MANIFEST }, JSON.stringify(manifest), (error) => (error ? reject(error) : resolve()));
  });
  tar.finalize();
  return manifest;
}

async function put(tar: Pack, name: string, from: string | FileHandle, size: number, hash: Hash): Promise<void> {
  const entry = tar.entry({ name, size });
  // A file that grows is kept as it was when it was measured.
  const range = { start: 0, end: Math.max(size - 1, 0) };
  const content = typeof from === 'string' ? createReadStream(from, range) : from.createReadStream(range);
  const measured = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      const kept = size === 0 ? chunk.subarray(0, 0) : chunk;
      hash.update(kept);
      yield kept;
    }
  };
  await pipeline(content, measured, entry as NodeJS.WritableStream);
}

/** Where the contents of an archive go while it is read; null: they are only looked at. */
export interface ArchiveTarget {
  readonly databaseFolder: string;
  readonly filesFolder: string | null;
}

/**
 * Reads an archive to its end and writes out what it has.
 * @returns its manifest, which agrees with the contents
 * @throws BackupProblem if it is damaged, or of another release's format
 */
export async function readArchive(source: Readable, target: ArchiveTarget): Promise<Manifest> {
  const tally = new Tally();
  const tar = extract();
  let manifest: unknown;
  const arriving = pipeline(source, tar);
  // Told below, by whoever waits for the entries.
  arriving.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      const content = entry as AsyncIterable<Buffer>;
      if (name === MANIFEST && size <= MAX_MANIFEST_BYTES) manifest = JSON.parse(await textOf(content)) as unknown;
      else if (name.startsWith(DATABASE)) {
        const part = checkedPath(name.slice(DATABASE.length));
        await keep(content, join(target.databaseFolder, part), tally.part(part));
      } else if (name.startsWith(FILES)) {
        const path = checkedPath(name.slice(FILES.length));
        await keep(content, target.filesFolder && join(target.filesFolder, path), tally.file(path, size));
      } else throw new BackupProblem(`The backup has something in it that this release does not know: ${name}.`);
    }
    await arriving;
  } catch (error) {
    if (error instanceof BackupProblem || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw new BackupProblem(`The backup is damaged, or was cut off (${(error as Error).message}).`);
  }
  const read = manifestSchema.safeParse(manifest);
  if (!read.success) throw new BackupProblem('The backup has no manifest that this release can read.');
  const { sha256, files } = read.data;
  if (JSON.stringify({ sha256, files }) !== JSON.stringify(tally.contents())) {
    throw new BackupProblem('The backup is damaged: its contents are not those of its manifest.');
  }
  return read.data;
}

async function keep(content: AsyncIterable<Buffer>, to: string | null, hash: Hash): Promise<void> {
  if (to) await mkdir(dirname(to), { recursive: true });
  const file = to ? await open(to, 'wx', 0o600) : null;
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      await file?.writeFile(chunk);
    }
    await file?.sync();
  } finally {
    await file?.close();
  }
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Anybody can encrypt for a public key: a path must not lead out of its folder. */
function checkedPath(path: string): string {
  const isInside = path !== '' && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isInside || path.includes('\0')) throw new BackupProblem('The backup is damaged: it names files elsewhere.');
  return path;
}

/** The sums of what passes by: each part of the database by itself, all files in one, which stays small. */
class Tally {
  private readonly parts: (readonly [name: string, hash: Hash])[] = [];
  private readonly all = createHash('sha256');
  private last: Hash | undefined;
  private count = 0;
  private bytes = 0;

  part(name: string): Hash {
    const hash = createHash('sha256');
    this.parts.push([name, hash]);
    return hash;
  }

  file(path: string, size: number): Hash {
    this.add();
    this.count++;
    this.bytes += size;
    this.all.update(JSON.stringify([path, size]));
    return (this.last = createHash('sha256'));
  }

  contents(): Contents {
    this.add();
    const sha256 = Object.fromEntries(this.parts.map(([name, hash]) => [name, hash.digest('hex')]));
    return { sha256, files: { count: this.count, bytes: this.bytes, sha256: this.all.digest('hex') } };
  }

  private add(): void {
    if (this.last) this.all.update(this.last.digest());
    this.last = undefined;
  }
}

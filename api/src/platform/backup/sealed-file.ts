import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import {
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption';
import { BackupProblem } from './backup-problem.js';

/** Recipients against quantum computers; a file is for one kind only. */
const HYBRID = 'age1pq1';

/**
 * An identity that lives as long as this process: a backup is sealed for it too, so that it can be read back and
 * compared once it is written, without the owner's secret.
 */
export const passingIdentity = (recipient: string): Promise<string> =>
  recipient.startsWith(HYBRID) ? generateHybridIdentity() : generateX25519Identity();

/**
 * Encrypts a stream with age for the owner's recipient and a {@link passingIdentity}.
 * @throws BackupProblem for a recipient with a mistake in it
 */
export async function seal(plain: Readable, recipient: string, passing: string): Promise<Readable> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new BackupProblem('BACKUP_RECIPIENT is no public key of age: there is a mistake in it.');
  }
  encrypter.addRecipient(await identityToRecipient(passing));
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/** @throws BackupProblem if it is no file of age, or for somebody else */
export async function unseal(sealed: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(sealed)));
  } catch (error) {
    sealed.destroy();
    throw new BackupProblem(
      `The backup cannot be opened: it is damaged, or BACKUP_IDENTITY_FILE has not the key that belongs to its BACKUP_RECIPIENT (${(error as Error).message}).`,
    );
  }
}

/** The identities in a file as `age-keygen` writes it. @throws BackupProblem if there are none */
export async function readIdentities(path: string | undefined): Promise<string[]> {
  if (!path) {
    throw new BackupProblem(
      'Set BACKUP_IDENTITY_FILE to the file with the secret key of age (AGE-SECRET-KEY-…) that belongs to BACKUP_RECIPIENT: without it nobody can open a backup.',
    );
  }
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new BackupProblem(`The file of BACKUP_IDENTITY_FILE cannot be read (${error.message}).`);
  });
  const identities = text.split(/\s+/).filter((word) => word.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) {
    throw new BackupProblem('The file of BACKUP_IDENTITY_FILE has no secret key of age: a line AGE-SECRET-KEY-….');
  }
  return identities;
}

// The streams of `node:stream/web` and of the global scope are one at run time, and two in the types.
type BytesOfWeb = Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>;
const toWeb = (stream: Readable) => Readable.toWeb(stream) as BytesOfWeb;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream);

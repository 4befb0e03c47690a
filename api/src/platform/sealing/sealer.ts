import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { refused } from '@imisozi/core/refusals/refusal';
import { Refused, refusal } from '../errors/refused.js';
import { InjectEnv } from '../../config/config.module.js';
import { dataKeyBytes } from '../../config/data-key.js';
import type { Env } from '../../config/env.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Prefix of everything that was encrypted with this scheme, so that another scheme can follow it. */
const VERSION = 'v1:';

/** Thrown if a text was encrypted with another key, was modified, or belongs to another owner. */
export class BrokenSeal extends Refused {
  constructor() {
    super([refused('details-unreadable')]);
  }
}

/** Encrypts personal data before they are stored (rules/privacy 3): AES-256-GCM with `DATA_KEY`. */
@Injectable()
export class Sealer {
  private readonly logger = new Logger('Sealing');
  private readonly key: Buffer | null;
  private readonly keysBefore: readonly Buffer[];

  constructor(@InjectEnv() env: Env) {
    this.key = env.DATA_KEY === null ? null : dataKeyBytes(env.DATA_KEY);
    this.keysBefore = env.DATA_KEYS_BEFORE.map((key) => dataKeyBytes(key)!);
  }

  /** Whether there may be texts that were encrypted with an earlier key. */
  get isRotating(): boolean {
    return this.key !== null && this.keysBefore.length > 0;
  }

  /** False in production without a `DATA_KEY`. */
  get isReady(): boolean {
    return this.key !== null;
  }

  /**
   * @param owner whose text it is: the text of another owner cannot be put in its place
   * @throws ServiceUnavailableException without a key
   */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keyOrRefuse(), nonce).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
  }

  /**
   * Decrypts what {@link seal} returned, with the current key or one of `DATA_KEYS_BEFORE`.
   * @throws BrokenSeal if none of them encrypted it for this owner
   */
  open(sealed: string, owner: string): string {
    for (const key of this.key ? [this.key, ...this.keysBefore] : []) {
      const text = opened(sealed, owner, key);
      if (text !== null) return text;
    }
    this.logger.error('Encrypted details cannot be read: DATA_KEY is not the key they were written with.');
    throw new BrokenSeal();
  }

  /**
   * The text encrypted again with the current key; null if it already is.
   * @throws BrokenSeal as {@link open}
   */
  resealed(sealed: string, owner: string): string | null {
    if (opened(sealed, owner, this.keyOrRefuse()) !== null) return null;
    return this.seal(this.open(sealed, owner), owner);
  }

  /**
   * A keyed hash: equal texts have equal digests, and without the key a digest does not reveal the text.
   * @throws ServiceUnavailableException without a key
   */
  digest(text: string): string {
    const key = Buffer.from(hkdfSync('sha256', this.keyOrRefuse(), '', 'digests', 32));
    return createHmac('sha256', key).update(text).digest('hex');
  }

  private keyOrRefuse(): Buffer {
    if (this.key) return this.key;
    this.logger.error('DATA_KEY is not set: personal details can be neither kept nor read.');
    throw refusal('details-not-taken');
  }
}

/** The text that was encrypted with this key for this owner, or null. */
function opened(sealed: string, owner: string, key: Buffer): string | null {
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  if (!sealed.startsWith(VERSION) || bytes.length < tagEnd) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  try {
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

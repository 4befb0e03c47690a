import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Sealer } from '../../platform/sealing/sealer.js';

const PREFIX = 'reply.';
const SIGNATURE_LENGTH = 16;

/** `…+reply.<id without hyphens>.<signature>@…`: 57 characters beside the name of the mailbox. */
const TAG = new RegExp(`\\+${PREFIX.replace('.', '\\.')}([0-9a-f]{32})\\.([0-9a-f]{${SIGNATURE_LENGTH}})@`, 'i');

/**
 * The addresses at which replies to our mails arrive (rules/threads 6): `REPLY_ADDRESS` with the mail's id in it, signed,
 * because many mail programs drop the headers that name what is answered.
 */
@Injectable()
export class ReplyAddress {
  constructor(
    @InjectEnv() private readonly env: Env,
    private readonly sealer: Sealer,
  ) {}

  /** The address for replies to a mail; undefined unless replies are read. */
  of(mailId: string): string | undefined {
    const address = this.env.REPLY_ADDRESS;
    if (!address || !this.sealer.isReady) return undefined;
    const at = address.lastIndexOf('@');
    return `${address.slice(0, at)}+${PREFIX}${mailId.replaceAll('-', '')}.${this.sign(mailId)}${address.slice(at)}`;
  }

  /** The id of the mail that a reply to this address answers; undefined if the address is not one of ours. */
  mailOf(address: string): string | undefined {
    const [, digits, signature] = TAG.exec(address) ?? [];
    if (!digits || !signature || !this.sealer.isReady) return undefined;
    const id = digits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return timingSafeEqual(Buffer.from(this.sign(id)), Buffer.from(signature.toLowerCase())) ? id : undefined;
  }

  private sign(mailId: string): string {
    return this.sealer.digest(`reply to ${mailId}`).slice(0, SIGNATURE_LENGTH);
  }
}

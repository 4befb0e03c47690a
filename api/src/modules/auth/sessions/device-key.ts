import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'device';
const KEY_BYTES = 24;
const KEY = /^[\w-]{32}$/;
/** Browsers keep cookies no longer. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

/**
 * What a browser is known by at its next login: a random key in a cookie that scripts cannot read and that is sent to
 * the login only. It opens nothing.
 */
export function deviceKeyOf({ cookies }: FastifyRequest): string | undefined {
  const kept = cookies[COOKIE];
  return kept && KEY.test(kept) ? kept : undefined;
}

export const newDeviceKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** @param isSecure whether the company's address has TLS */
export function keepDeviceKey(reply: FastifyReply, key: string, isSecure: boolean): void {
  reply.setCookie(COOKIE, key, {
    path: '/api/auth',
    maxAge: MAX_AGE_S,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
}

/** As which it is kept. */
export const hashOfDeviceKey = (key: string): string => createHash('sha256').update(key).digest('hex');

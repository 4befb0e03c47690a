import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { refusal } from '../../platform/errors/refused.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

/** The header with the gateway's secret. */
export const NOTIFY_HEADER = 'x-notification-secret';

/** Admits callers with `CHECKOUT_NOTIFY_SECRET`; nobody if none is set. */
@Injectable()
export class GatewayNotificationGuard implements CanActivate {
  constructor(@InjectEnv() private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const secret = this.env.CHECKOUT_NOTIFY_SECRET;
    const given = context.switchToHttp().getRequest<FastifyRequest>().headers[NOTIFY_HEADER];
    if (secret && typeof given === 'string' && isSame(secret, given)) return true;
    throw refusal('notification-secret');
  }
}

/** Takes the same time wherever the two differ. Hashes have equal lengths, which the comparison requires. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();

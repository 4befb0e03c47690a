import { BlockList, isIPv6 } from 'node:net';
import { Injectable, UnauthorizedException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { RequestWithUser } from '../../common/auth/access.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** What a proxy adds to the requests of others. */
const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/;

/**
 * Lets in staff, and whoever calls from this machine itself (contract 3). It stands on a public route: whose token it
 * is has been found out before.
 */
@Injectable()
export class StaffOrLoopback implements CanActivate {
  constructor(@InjectEnv() private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    if (request.currentUser || this.isFromHere(request)) return true;
    throw new UnauthorizedException('This is for staff, and for this machine itself.');
  }

  /**
   * A proxy on this machine calls from here too, for people who do not. What it says of them counts only where proxies
   * are believed at all, and then `ip` is what it said.
   */
  private isFromHere({ ip, headers, socket }: RequestWithUser): boolean {
    if (!isLoopback(socket.remoteAddress) || !isLoopback(ip)) return false;
    return this.env.TRUST_PROXY > 0 || !Object.keys(headers).some((name) => FORWARDED.test(name));
  }
}

const isLoopback = (address = '') => LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

import { BlockList, isIPv6 } from 'node:net';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { refusal } from '../../platform/errors/refused.js';
import type { RequestWithUser } from '../../platform/auth/access.decorators.js';
import { proxyHeaders } from '../../platform/http/proxy-headers.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Admits staff, and calls from this machine itself (rules/api 14). It guards a public route: the access guard has
 * already resolved the token.
 */
@Injectable()
export class StaffOrLoopback implements CanActivate {
  constructor(@InjectEnv() private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    if (request.currentUser || this.isFromThisMachine(request)) return true;
    throw refusal('staff-or-machine');
  }

  /**
   * A proxy on this machine also connects from loopback, on behalf of others. Its headers are trusted only with
   * `TRUST_PROXY`, and then `ip` is the IP address that it forwarded.
   */
  private isFromThisMachine({ ip, headers, socket }: RequestWithUser): boolean {
    if (!isLoopback(socket.remoteAddress) || !isLoopback(ip)) return false;
    return this.env.TRUST_PROXY > 0 || proxyHeaders(headers).length === 0;
  }
}

const isLoopback = (address = '') => LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

import {
  ForbiddenException,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS, type Access, type RequestWithUser } from './access.js';
import { SessionService } from '../../modules/auth/session.service.js';

/** Closed by default: a route that declares no access lets nobody in (contract 2). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    request.currentUser = await this.sessions.userOf(request.headers);
    if (access === 'public') return true;
    if (!request.currentUser) throw new UnauthorizedException('Please log in to continue.');
    if (!access?.includes(request.currentUser.role)) throw new ForbiddenException('Your role does not allow this.');
    return true;
  }
}

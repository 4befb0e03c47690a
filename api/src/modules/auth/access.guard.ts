import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { isStaff } from '@imisozi/core/access';
import { refusal } from '../../platform/errors/refused.js';
import { TokenStrategy } from './token.strategy.js';
import {
  ACCESS,
  KNOWS_EVERY_LOGIN,
  type Access,
  type CurrentUser,
  type RequestWithUser,
} from '../../platform/auth/access.decorators.js';

/** Closed by default: a route that declares no access is open to nobody (rules/roles 1). To public routes agents are visitors. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    strategy: TokenStrategy,
  ) {
    super({ defaultStrategy: strategy.name, property: 'currentUser' satisfies keyof RequestWithUser });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const { currentUser } = request;
    if (access === 'public') {
      const knowsAll = this.reflector.get<boolean | undefined>(KNOWS_EVERY_LOGIN, context.getHandler());
      if (!knowsAll && !isStaff(currentUser?.role)) delete request.currentUser;
      return true;
    }
    if (!currentUser) throw refusal('login-required');
    if (!access?.includes(currentUser.role)) throw refusal('role-not-allowed');
    return true;
  }

  /** With an invalid token the caller is anonymous; the route decides whether that suffices. */
  override handleRequest<User = CurrentUser>(error: unknown, user: User | false): User {
    if (error) throw error as Error;
    return (user || undefined) as User;
  }
}

import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { isStaff } from '@imisozi/core/access';
import { refuseUnconfirmed } from '../../platform/auth/confirmation.js';
import { refusal } from '../../platform/errors/refused.js';
import { RequiredFactors } from './factors/required-factors.js';
import { TokenStrategy } from './token.strategy.js';
import {
  ACCESS,
  ASKS_AGAIN,
  KNOWS_EVERY_LOGIN,
  OF_OWN_ACCOUNT,
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
    private readonly factors: RequiredFactors,
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
    await this.refuseUntrusted(currentUser, context);
    return true;
  }

  /**
   * @throws Refused without a second factor where the office requires one, and on a sensitive route if the session was
   * not confirmed lately
   */
  private async refuseUntrusted(caller: CurrentUser, context: ExecutionContext): Promise<void> {
    const is = (mark: string) =>
      this.reflector.getAllAndOverride<boolean | undefined>(mark, [context.getHandler(), context.getClass()]);
    if (!caller.session.hasFactor && !is(OF_OWN_ACCOUNT) && (await this.factors.isOf(caller.role))) {
      throw refusal('second-factor-set-up');
    }
    if (is(ASKS_AGAIN)) refuseUnconfirmed(caller);
  }

  /** With an invalid token the caller is anonymous; the route decides whether that suffices. */
  override handleRequest<User = CurrentUser>(error: unknown, user: User | false): User {
    if (error) throw error as Error;
    return (user || undefined) as User;
  }
}

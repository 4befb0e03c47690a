import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { CurrentUser, RequestWithUser } from '../../platform/auth/access.decorators.js';

/** Who makes a change and from where, for the audit trail. */
export interface Actor {
  /** Null for the product itself, such as a scheduled task. */
  readonly user: Pick<CurrentUser, 'id' | 'email'> | null;
  /** IP address of the caller; empty outside a request. */
  readonly ip: string;
  readonly requestId: string;
}

/** The product itself, outside any request. */
export const SYSTEM_ACTOR: Actor = { user: null, ip: '', requestId: '' };

/** Injects the caller into a controller's method, as an {@link Actor}. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { currentUser, ip, id } = context.switchToHttp().getRequest<RequestWithUser>();
  return {
    user: currentUser ? { id: currentUser.id, email: currentUser.email } : null,
    ip,
    requestId: String(id),
  };
});

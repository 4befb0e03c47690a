import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { CurrentUser, RequestWithUser } from '../../common/auth/access.js';

/** Who does something, and from where; what the trail says of a change. */
export interface Actor {
  /** Null for what nobody in particular does, such as a scheduled job. */
  readonly user: Pick<CurrentUser, 'id' | 'email'> | null;
  /** Address of the caller; empty outside a request. */
  readonly ip: string;
  readonly requestId: string;
}

/** The product itself, outside any request. */
export const THE_SYSTEM: Actor = { user: null, ip: '', requestId: '' };

/** Injects who is calling into a controller's method, as an {@link Actor}. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { currentUser, ip, id } = context.switchToHttp().getRequest<RequestWithUser>();
  return {
    user: currentUser ? { id: currentUser.id, email: currentUser.email } : null,
    ip,
    requestId: String(id),
  };
});

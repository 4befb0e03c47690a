import { field, view } from '../../../platform/http/view.js';
import type { Session } from './session.entity.js';

/** One of the caller's open sessions. */
export class SessionView extends view({
  id: field.uuid(),
  device: field.string('Chrome on Android', 'Browser and system; empty for a program that names none.'),
  network: field.string('192.0.2.20', 'The network of the login.'),
  startedAt: field.time(),
  lastSeenAt: field.time('The last call, to within five minutes.'),
  isCurrent: field.boolean(true, 'It makes this call.'),
}) {}

export class SessionsAnswer extends view({ sessions: field.list(SessionView) }) {}

export const sessionView = (session: Session, currentId: string): SessionView => ({
  id: session.id,
  device: session.device,
  network: session.network,
  startedAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  isCurrent: session.id === currentId,
});

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { RequestWithUser } from '../../platform/auth/access.decorators.js';
import { refusal } from '../../platform/errors/refused.js';

/**
 * The id of the agent whose login calls. Every answer of this module is of this agent only (rules/agents 6).
 * @throws Refused for a login without an agent
 */
export const OwnAgentId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const agentId = context.switchToHttp().getRequest<RequestWithUser>().currentUser?.agentId;
  if (!agentId) throw refusal('agent-not-found');
  return agentId;
});

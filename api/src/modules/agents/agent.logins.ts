import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LoginOwners, type LoginOwner } from '../users/login-owners.js';
import { lockAgent } from './agent.bookings.js';

/** The agents that logins belong to (rules/agents 6). */
@Injectable()
export class AgentLogins implements LoginOwner {
  constructor(owners: LoginOwners) {
    owners.register(this);
  }

  async refuseUnknown(tx: EntityManager, agentId: string): Promise<void> {
    await lockAgent(tx, agentId);
  }
}

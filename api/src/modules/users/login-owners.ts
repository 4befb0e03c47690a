import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Knows the travel agents that logins belong to. */
export interface LoginOwner {
  /**
   * Called in the transaction that gives an agent a login: until its end the agent cannot be deleted.
   * @throws Refused for an unknown agent
   */
  refuseUnknown(tx: EntityManager, agentId: string): Promise<void>;
}

/** Where the module of agents registers, which accounts know nothing of (rules/agents 6). */
@Injectable()
export class LoginOwners {
  private owner: LoginOwner | undefined;

  register(owner: LoginOwner): void {
    this.owner = owner;
  }

  /** @throws Refused for an unknown agent */
  async refuseUnknown(tx: EntityManager, agentId: string | null): Promise<void> {
    if (agentId) await this.owner!.refuseUnknown(tx, agentId);
  }
}

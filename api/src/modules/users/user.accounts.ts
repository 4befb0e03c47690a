import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository, type EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import type { Role } from '@imisozi/core/access';
import type { Actor } from '../audit/actor.js';
import type { CreateUserDto } from './dto/create-user.dto.js';
import { LoginOwners } from './login-owners.js';
import { User } from './user.entity.js';
import { USER_BLOCKED, USER_CREATED, USER_ROLE_CHANGED, USER_UNBLOCKED, type LoginRole } from './user.events.js';

const LIST: ListDefinition = {
  resource: 'users',
  search: ['firstName', 'lastName', 'email', 'organization', 'phoneNumber'],
  equals: ['role', 'agentId', 'isActive', 'email'],
  ranges: ['createdAt', 'lastLoginAt'],
  sortable: ['firstName', 'lastName', 'email', 'role', 'organization', 'isActive', 'lastLoginAt', 'createdAt'],
};

/** The accounts, as admins manage them (rules/accounts 8). */
@Injectable()
export class UserAccounts {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly owners: LoginOwners,
  ) {}

  list(): Promise<User[]> {
    return this.users.find({ order: NEWEST_FIRST });
  }

  page(query: ListQuery): Promise<ListPage<User>> {
    return readList(this.users, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<User> {
    const user = await this.users.findOneBy({ id });
    if (!user) throw notFound();
    return user;
  }

  /**
   * Creates an account without a password. The link to set one is mailed in the same transaction.
   * @throws Refused when the mail address has an account
   * @throws Refused for an agent without the role, the role without an agent, and an unknown one
   */
  async create(actor: Actor, request: CreateUserDto): Promise<User> {
    const now = new Date();
    const user = this.users.create({
      id: randomUUID(),
      createdAt: now,
      updatedAt: now,
      firstName: request.firstName,
      lastName: request.lastName,
      email: request.email,
      ...loginRole(request.role, request.agentId),
      organization: request.organization,
      phoneNumber: request.phoneNumber,
      isActive: true,
      passwordHash: null,
      tokenVersion: 0,
      lastLoginAt: null,
    });
    try {
      await this.transactions.run(async (tx) => {
        await tx.insert(User, user);
        await this.owners.refuseUnknown(tx, user.agentId);
        await this.events.publish(tx, USER_CREATED, { user, actor });
      });
    } catch (error) {
      if (isDuplicate(error)) throw refusal('account-exists');
      throw error;
    }
    return user;
  }

  /**
   * Blocks or unblocks an account; blocking ends its sessions. Repeating it changes nothing.
   * @throws Refused for an unknown id
   * @throws Refused for the caller's own account, and for the last admin who can log in
   */
  setActive(actor: Actor, id: string, isActive: boolean): Promise<User> {
    return this.transactions.run(async (tx) => {
      const changed = isActive ? await this.unblock(tx, id) : await this.block(tx, actor, id);
      const user = await tx.findOneBy(User, { id });
      if (!user) throw notFound();
      if (changed) {
        await this.events.publish(tx, isActive ? USER_UNBLOCKED : USER_BLOCKED, { user, actor });
      } else if (user.isActive !== isActive) {
        throw refusal('last-admin-blocked');
      }
      return user;
    });
  }

  /**
   * Gives an account another role, or the login of another agent, which ends every token issued before (rules/accounts
   * 3). Repeating it changes nothing.
   * @throws Refused for an unknown id
   * @throws Refused for an agent without the role, the role without an agent, and an unknown one
   * @throws Refused for the caller's own account, and for the last admin who can log in
   */
  async setRole(actor: Actor, id: string, role: Role, agent?: string): Promise<User> {
    const wanted = loginRole(role, agent);
    return this.transactions.run(async (tx) => {
      if (actor.user?.id === id) throw refusal('own-role');
      const isLast = await this.isWithoutOtherAdmins(tx, id);
      const before = await tx.findOneBy(User, { id });
      if (!before) throw notFound();
      if (before.role === role && before.agentId === wanted.agentId) return before;
      if (isLast && before.role === 'admin' && before.isActive) {
        throw refusal('last-admin-demoted');
      }
      await tx.update(User, { id }, { ...wanted, tokenVersion: () => 'tokenVersion + 1', updatedAt: new Date() });
      await this.owners.refuseUnknown(tx, wanted.agentId);
      const user = await tx.findOneByOrFail(User, { id });
      await this.events.publish(tx, USER_ROLE_CHANGED, { user, before: roleOf(before), actor });
      return user;
    });
  }

  private async unblock(tx: EntityManager, id: string): Promise<boolean> {
    const result = await tx.update(User, { id, isActive: false }, { isActive: true, updatedAt: new Date() });
    return result.affected === 1;
  }

  private async block(tx: EntityManager, actor: Actor, id: string): Promise<boolean> {
    if (actor.user?.id === id) throw refusal('own-account-blocked');
    const isLast = await this.isWithoutOtherAdmins(tx, id);
    const result = await tx.update(
      User,
      { id, isActive: true, ...(isLast && { role: Not('admin' as const) }) },
      { isActive: false, tokenVersion: () => 'tokenVersion + 1', updatedAt: new Date() },
    );
    return result.affected === 1;
  }

  /**
   * Whether no other admin who can log in would be left without this account. Locks the admins and the account first:
   * of two admins who block or demote each other, one waits and then finds no other.
   */
  private async isWithoutOtherAdmins(tx: EntityManager, id: string): Promise<boolean> {
    await tx.update(User, [{ role: 'admin' }, { id }], { createdAt: () => 'createdAt' });
    const others = { id: Not(id), role: 'admin', isActive: true, passwordHash: Not(IsNull()) } as const;
    return !(await tx.existsBy(User, others));
  }
}

const roleOf = ({ role, agentId }: LoginRole): LoginRole => ({ role, agentId });

/** @throws Refused for an agent without the role `agent`, and for the role without one */
function loginRole(role: Role, agentId: string | undefined): LoginRole {
  if (role === 'agent' && !agentId) throw refusal('agent-required');
  if (role !== 'agent' && agentId) throw refusal('agent-for-others');
  return { role, agentId: agentId ?? null };
}

const notFound = () => refusal('user-not-found');

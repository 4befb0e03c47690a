import { createHash, createHmac, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, Repository, type EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { User } from '../users/user.entity.js';
import { USER_CREATED, type UserEvent } from '../users/user.events.js';
import { PASSWORD_LINK_CREATED } from './password.events.js';
import { PasswordToken } from './password-token.entity.js';

type Purpose = PasswordToken['purpose'];

const MINUTE_MS = 60_000;

/** A forgotten password is set soon (rules/accounts 6, 7); a new colleague may be away for a weekend. */
const LIFE_MS: Readonly<Record<Purpose, number>> = { reset: 60 * MINUTE_MS, activate: 3 * 24 * 60 * MINUTE_MS };

const PAGE: Readonly<Record<Purpose, string>> = { reset: 'auth/password/new', activate: 'auth/set-new-password' };

/**
 * Links that set a password, once. The secret part is derived from the record's id and the secret of the installation
 * whenever it is needed and never stored: neither the outbox nor a stolen copy of the database opens an account.
 */
@Injectable()
export class PasswordLinks {
  constructor(
    @InjectRepository(PasswordToken) private readonly tokens: Repository<PasswordToken>,
    @InjectEnv() private readonly env: Env,
    private readonly events: DomainEvents,
  ) {}

  @OnDomainEvent(USER_CREATED, 'records')
  userCreated(tx: EntityManager, { user }: UserEvent): Promise<void> {
    return this.create(tx, user, 'activate');
  }

  /** Creates a link for the account, which is mailed. @param id of the token; a second one with this id is refused */
  async create(tx: EntityManager, user: User, purpose: Purpose, id: string = randomUUID()): Promise<void> {
    const now = Date.now();
    await tx.insert(PasswordToken, {
      id,
      createdAt: new Date(now),
      userId: user.id,
      tokenHash: hashOf(this.secretOf(id)),
      purpose,
      expiresAt: new Date(now + LIFE_MS[purpose]),
      usedAt: null,
    });
    await this.events.publish(tx, PASSWORD_LINK_CREATED, { user, tokenId: id, purpose });
  }

  /** The token of the secret in a link, with its account; null if it is unknown, used or expired. */
  find(secret: string): Promise<PasswordToken | null> {
    return this.tokens.findOne({ where: { tokenHash: hashOf(secret), ...stillOpen() }, relations: { user: true } });
  }

  /** {@link find} by the id of the record, for the mail about it. */
  findById(id: string): Promise<PasswordToken | null> {
    return this.tokens.findOne({ where: { id, ...stillOpen() }, relations: { user: true } });
  }

  /** The token with which a password was set, and its account; null if it is unused. */
  findUsed(id: string): Promise<PasswordToken | null> {
    return this.tokens.findOne({ where: { id, usedAt: Not(IsNull()) }, relations: { user: true } });
  }

  /** Uses up the token, and with it every other link of the account. Of simultaneous callers one gets true. */
  async use(tx: EntityManager, { id, userId }: PasswordToken): Promise<boolean> {
    const used = await tx.update(PasswordToken, { id, ...stillOpen() }, { usedAt: new Date() });
    if (used.affected !== 1) return false;
    await this.useUp(tx, userId);
    return true;
  }

  /** Uses up every open link of the account. */
  async useUp(tx: EntityManager, userId: string): Promise<void> {
    await tx.update(PasswordToken, { userId, usedAt: IsNull() }, { usedAt: new Date() });
  }

  urlOf({ id, purpose }: PasswordToken): string {
    return `${this.env.PUBLIC_URL}/${PAGE[purpose]}/${this.secretOf(id)}`;
  }

  private secretOf(id: string): string {
    return createHmac('sha256', this.env.JWT_SECRET).update(`password link ${id}`).digest('base64url');
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

const stillOpen = () => ({ usedAt: IsNull(), expiresAt: MoreThan(new Date()) });

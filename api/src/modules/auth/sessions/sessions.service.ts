import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, MoreThan, Not, Repository, type EntityManager } from 'typeorm';
import { keptSinceMoment } from '@imisozi/core/privacy/periods';
import { refusal } from '../../../platform/errors/refused.js';
import type { CurrentSession, CurrentUser, OpenSession } from '../../../platform/auth/access.decorators.js';
import { InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import type { User } from '../../users/user.entity.js';
import { Session } from './session.entity.js';
import type { Claims } from '../token.js';
import { deviceOf } from './device.js';
import { hashOfDeviceKey } from './device-key.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The time of a session's last call is written at most this often, so that not every read causes a write. */
const TOUCH_MS = 5 * MINUTE_MS;

/** Nobody reads more; whoever has more ends them all. */
const MAX_SHOWN = 50;

/** From where somebody logs in. */
export interface Login {
  readonly network: string;
  readonly isDeployedClient: boolean;
  readonly userAgent: string | undefined;
  /** The key of the browser; a program keeps none. */
  readonly deviceKey: string | undefined;
}

/** Opens, ends and resolves sessions. They are stored in the database, so all processes agree. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    @InjectEnv() private readonly env: Env,
    private readonly jwt: JwtService,
  ) {}

  /**
   * Opens a session; `JWT_HOURS` limits its length, or `DEPLOYED_CLIENT_JWT_HOURS` for a deployed client, however often
   * it is used.
   * @returns its token (rules/accounts 3)
   */
  async open(tx: EntityManager, user: User, login: Login, hasFactor: boolean): Promise<string> {
    const { network, isDeployedClient, userAgent, deviceKey } = login;
    const id = randomUUID();
    const now = new Date();
    const hours = isDeployedClient ? this.env.DEPLOYED_CLIENT_JWT_HOURS : this.env.JWT_HOURS;
    const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
    await tx.insert(Session, {
      id,
      createdAt: now,
      userId: user.id,
      expiresAt,
      lastSeenAt: now,
      endedAt: null,
      mayIdle: isDeployedClient,
      network,
      device: deviceOf(userAgent),
      deviceHash: deviceKey === undefined ? null : hashOfDeviceKey(deviceKey),
      hasFactor,
      confirmedAt: now,
      version: user.tokenVersion,
    });
    const claims: Claims = {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      role: user.role,
      version: user.tokenVersion,
    };
    return this.jwt.signAsync({ ...claims }, { jwtid: id, expiresIn: `${hours}h` });
  }

  /** Deletes the account's sessions that ended long ago: until then they are kept for {@link knowsNetwork}. */
  async forgetOld({ id }: User): Promise<void> {
    await this.sessions.delete({ userId: id, expiresAt: LessThan(keptSinceMoment('sessions')) });
  }

  /**
   * The owner of a session, as currently stored in the database; undefined if the session has ended: by logging out, by
   * `SESSION_IDLE_HOURS` without a call, by a new password, or because the account was blocked. Counts as a call.
   */
  async callerOf(current: CurrentSession): Promise<CurrentUser | undefined> {
    const session = await this.find(current.id, current.version);
    if (!session) return undefined;
    await this.touch(session);
    const { id, email, firstName, lastName, role, agentId } = session.user!;
    return { id, email, firstName, lastName, role, agentId, session: { ...current, ...trustOf(session) } };
  }

  /** Whether a session is still valid; this does not count as a call. */
  async isOpen({ id, version }: CurrentSession): Promise<boolean> {
    return (await this.find(id, version)) !== null;
  }

  /** Ends one session. */
  async end({ id }: CurrentSession): Promise<void> {
    await this.sessions.update({ id, endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** The sessions of an account that are open, the last used first. */
  async openOf({ id: userId, session }: CurrentUser): Promise<Session[]> {
    const open = await this.sessions.find({
      where: { userId, endedAt: IsNull(), expiresAt: MoreThan(new Date()), version: session.version },
      order: { lastSeenAt: 'DESC', id: 'ASC' },
      take: MAX_SHOWN,
    });
    return open.filter((one) => !this.isIdle(one));
  }

  /**
   * Ends one session of the account.
   * @throws Refused for an unknown id, and for a session of somebody else
   */
  async endOwn(tx: EntityManager, { id: userId }: CurrentUser, id: string): Promise<Session> {
    const session = await tx.findOneBy(Session, { id, userId });
    if (!session) throw refusal('session-not-found');
    await tx.update(Session, { id, endedAt: IsNull() }, { endedAt: new Date() });
    return session;
  }

  /** The owner has entered the password again. */
  async confirm({ id }: CurrentSession): Promise<void> {
    await this.sessions.update({ id }, { confirmedAt: new Date() });
  }

  /** The session has proved a second factor. */
  async noteFactor(tx: EntityManager, { session }: CurrentUser): Promise<void> {
    await tx.update(Session, { id: session.id }, { hasFactor: true });
  }

  /** Ends every session of an account. */
  async endAll(tx: EntityManager, userId: string): Promise<void> {
    await tx.update(Session, { userId, endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** Ends the other sessions of the account. */
  async endOthers(tx: EntityManager, { id: userId, session }: CurrentUser): Promise<void> {
    await tx.update(Session, { userId, id: Not(session.id), endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** Whether the person logged in from this network within the last month. */
  knowsNetwork(userId: string, network: string): Promise<boolean> {
    return this.sessions.existsBy({ userId, network });
  }

  /**
   * Whether the account was used within the last month from this browser, or, where a program keeps no key, from this
   * network by the same kind of program.
   */
  async knows(userId: string, { network, userAgent, deviceKey }: Login): Promise<boolean> {
    const same =
      deviceKey === undefined ? { network, device: deviceOf(userAgent) } : { deviceHash: hashOfDeviceKey(deviceKey) };
    return this.sessions.existsBy({ userId, ...same });
  }

  private async find(id: string, version: number): Promise<Session | null> {
    const session = await this.sessions
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.user', 'user')
      .where('session.id = :id AND session.endedAt IS NULL', { id })
      .getOne();
    if (!session?.user?.isActive || session.user.tokenVersion !== version) return null;
    return this.isIdle(session) || session.expiresAt.getTime() <= Date.now() ? null : session;
  }

  private isIdle({ mayIdle, lastSeenAt }: Session): boolean {
    const idle = this.env.SESSION_IDLE_HOURS * HOUR_MS;
    return idle > 0 && !mayIdle && lastSeenAt.getTime() + idle <= Date.now();
  }

  private async touch({ id, lastSeenAt }: Session): Promise<void> {
    const now = Date.now();
    if (lastSeenAt.getTime() + TOUCH_MS > now) return;
    const writtenBefore = LessThan(new Date(now - TOUCH_MS));
    // Reads must work while the database cannot be written; the next call tries again.
    await this.sessions.update({ id, lastSeenAt: writtenBefore }, { lastSeenAt: new Date(now) }).catch(() => undefined);
  }
}

const trustOf = ({ createdAt, confirmedAt, hasFactor, mayIdle }: Session): Omit<OpenSession, keyof CurrentSession> => ({
  confirmedAt: confirmedAt ?? createdAt,
  hasFactor,
  isOfDeployedClient: mayIdle,
});

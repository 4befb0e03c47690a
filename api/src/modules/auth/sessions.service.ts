import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { keptSinceMoment } from '@imisozi/core/privacy/periods';
import type { CurrentSession, CurrentUser } from '../../platform/auth/access.decorators.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';
import type { Claims } from './token.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The time of a session's last call is written at most this often, so that not every read causes a write. */
const TOUCH_MS = 5 * MINUTE_MS;

/** The network and client of a login. */
export interface Login {
  readonly network: string;
  readonly isDeployedClient: boolean;
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
  async open(tx: EntityManager, user: User, { network, isDeployedClient }: Login): Promise<string> {
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
    return { id, email, firstName, lastName, role, agentId, session: current };
  }

  /** Whether a session is still valid; this does not count as a call. */
  async isOpen({ id, version }: CurrentSession): Promise<boolean> {
    return (await this.find(id, version)) !== null;
  }

  /** Ends one session. */
  async end({ id }: CurrentSession): Promise<void> {
    await this.sessions.update({ id, endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** Ends the other sessions of the account. */
  async endOthers(tx: EntityManager, { id: userId, session }: CurrentUser): Promise<void> {
    await tx.update(Session, { userId, id: Not(session.id), endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** Whether the person logged in from this network within the last month. */
  knowsNetwork(userId: string, network: string): Promise<boolean> {
    return this.sessions.existsBy({ userId, network });
  }

  private async find(id: string, version: number): Promise<Session | null> {
    const session = await this.sessions
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.user', 'user')
      .where('session.id = :id AND session.endedAt IS NULL', { id })
      .getOne();
    if (!session?.user?.isActive || session.user.tokenVersion !== version) return null;
    const now = Date.now();
    const idle = this.env.SESSION_IDLE_HOURS * HOUR_MS;
    const isIdle = idle > 0 && !session.mayIdle && session.lastSeenAt.getTime() + idle <= now;
    return isIdle || session.expiresAt.getTime() <= now ? null : session;
  }

  private async touch({ id, lastSeenAt }: Session): Promise<void> {
    const now = Date.now();
    if (lastSeenAt.getTime() + TOUCH_MS > now) return;
    const writtenBefore = LessThan(new Date(now - TOUCH_MS));
    // Reads must work while the database cannot be written; the next call tries again.
    await this.sessions.update({ id, lastSeenAt: writtenBefore }, { lastSeenAt: new Date(now) }).catch(() => undefined);
  }
}

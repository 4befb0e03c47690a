import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { InjectCompany } from '../../../config/config.module.js';
import type { CurrentUser } from '../../../platform/auth/access.decorators.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { refusal } from '../../../platform/errors/refused.js';
import { Sealer } from '../../../platform/sealing/sealer.js';
import type { Actor } from '../../audit/actor.js';
import type { User } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Factor } from './factor.entity.js';
import { FACTOR_CHANGED, type FactorChange } from './factor.events.js';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { authenticatorUrl, newSecret, stepOf } from './totp.js';

/** Nobody has more telephones. */
const MAX_FACTORS = 5;

/** A factor whose secret its owner has not yet proved to have. */
export interface StartedFactor {
  readonly id: string;
  readonly secret: string;
  readonly url: string;
}

/** The second factor of accounts (rules/accounts 11): authenticator apps, and the codes for who lost theirs. */
@Injectable()
export class FactorsService {
  constructor(
    @InjectRepository(Factor) private readonly factors: Repository<Factor>,
    @InjectRepository(RecoveryCode) private readonly codes: Repository<RecoveryCode>,
    @InjectCompany() private readonly company: Company,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly sealer: Sealer,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  /** The confirmed ones of an account, the oldest first. */
  of(userId: string): Promise<Factor[]> {
    return this.factors.find({
      where: { userId, confirmedAt: Not(IsNull()) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** How many recovery codes were not used yet. */
  recoveryCodesLeft(userId: string): Promise<number> {
    return this.codes.countBy({ userId, usedAt: IsNull() });
  }

  /** Whether the account asks for a second factor. */
  isAsked(userId: string): Promise<boolean> {
    return this.factors.existsBy({ userId, confirmedAt: Not(IsNull()) });
  }

  /**
   * Begins to set up an app; nothing changes until its first code is entered. What was begun before is dropped.
   * @throws Refused beyond five apps, and while the product has no `DATA_KEY`
   */
  async start({ id: userId, email }: CurrentUser, name: string): Promise<StartedFactor> {
    const [id, secret] = [randomUUID(), newSecret()];
    const sealedSecret = this.sealer.seal(secret, ownerOf(id));
    await this.transactions.run(async (tx) => {
      await tx.delete(Factor, { userId, confirmedAt: IsNull() });
      if ((await tx.countBy(Factor, { userId })) >= MAX_FACTORS)
        throw refusal('factors-too-many', { max: MAX_FACTORS });
      const blank = { lastStep: 0, confirmedAt: null, lastUsedAt: null };
      await tx.insert(Factor, { id, createdAt: new Date(), userId, name, sealedSecret, ...blank });
    });
    return { id, secret, url: authenticatorUrl(secret, this.company.name, email) };
  }

  /**
   * Ends the set-up with the app's first code. The account's other sessions end.
   * @returns the recovery codes that come with the first app, else null
   * @throws Refused for a wrong code, and for what was not begun or is confirmed already
   */
  confirm(actor: Actor, caller: CurrentUser, id: string, code: string): Promise<string[] | null> {
    return this.transactions.run(async (tx) => {
      const user = await this.ownerOf(tx, caller.id);
      const factor = await tx.findOneBy(Factor, { id, userId: user.id, confirmedAt: IsNull() });
      if (!factor) throw refusal('factor-not-found');
      const now = new Date();
      const lastStep = stepOf(this.sealer.open(factor.sealedSecret, ownerOf(id)), code, now.getTime());
      if (lastStep === null) throw refusal('factor-code-wrong');
      const isFirst = !(await tx.existsBy(Factor, { userId: user.id, confirmedAt: Not(IsNull()) }));
      await tx.update(Factor, { id }, { confirmedAt: now, lastUsedAt: now, lastStep });
      await this.sessions.noteFactor(tx, caller);
      await this.sessions.endOthers(tx, caller);
      await this.publish(tx, user, 'factor-added', actor);
      return isFirst ? this.replaceCodes(tx, user.id) : null;
    });
  }

  /** Removes an app; with the last one the recovery codes go. @throws Refused for one of somebody else */
  remove(actor: Actor, caller: CurrentUser, id: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const user = await this.ownerOf(tx, caller.id);
      const { affected } = await tx.delete(Factor, { id, userId: user.id, confirmedAt: Not(IsNull()) });
      if (affected !== 1) throw refusal('factor-not-found');
      if (!(await tx.existsBy(Factor, { userId: user.id, confirmedAt: Not(IsNull()) })))
        await tx.delete(RecoveryCode, { userId: user.id });
      await this.publish(tx, user, 'factor-removed', actor);
    });
  }

  /** New recovery codes; those before are no longer valid. @throws Refused without an app */
  renewCodes(actor: Actor, caller: CurrentUser): Promise<string[]> {
    return this.transactions.run(async (tx) => {
      const user = await this.ownerOf(tx, caller.id);
      if (!(await tx.existsBy(Factor, { userId: user.id, confirmedAt: Not(IsNull()) })))
        throw refusal('factor-not-found');
      await this.publish(tx, user, 'recovery-codes-made', actor);
      return this.replaceCodes(tx, user.id);
    });
  }

  /**
   * Removes every factor of somebody who lost theirs, and ends the account's sessions. Repeating it changes nothing.
   * @returns its owner, and whether there was any
   * @throws Refused for an unknown account
   */
  reset(actor: Actor, userId: string): Promise<{ user: User; hadAny: boolean }> {
    return this.transactions.run(async (tx) => {
      const user = await this.ownerOf(tx, userId);
      const { affected } = await tx.delete(Factor, { userId });
      await tx.delete(RecoveryCode, { userId });
      if (!affected) return { user, hadAny: false };
      await this.sessions.endAll(tx, userId);
      await this.publish(tx, user, 'factors-reset', actor);
      return { user, hadAny: true };
    });
  }

  /** Whether a code opens the account: one of an app, or a recovery code. Each is taken once. */
  async take(tx: EntityManager, user: User, code: string, actor: Actor): Promise<boolean> {
    return (await this.takeOfApp(tx, user.id, code)) || this.takeRecoveryCode(tx, user, code, actor);
  }

  private async takeOfApp(tx: EntityManager, userId: string, code: string): Promise<boolean> {
    const digits = code.replaceAll(' ', '');
    const now = new Date();
    const apps = await tx.find(Factor, { where: { userId, confirmedAt: Not(IsNull()) }, take: MAX_FACTORS });
    for (const { id, sealedSecret } of apps) {
      const step = stepOf(this.sealer.open(sealedSecret, ownerOf(id)), digits, now.getTime());
      if (step === null) continue;
      // Of two logins with the same code, one finds the step taken.
      const taken = await tx.update(Factor, { id, lastStep: LessThan(step) }, { lastStep: step, lastUsedAt: now });
      return taken.affected === 1;
    }
    return false;
  }

  private async takeRecoveryCode(tx: EntityManager, user: User, code: string, actor: Actor): Promise<boolean> {
    const unused = { userId: user.id, codeHash: hashOfCode(code), usedAt: IsNull() };
    const { affected } = await tx.update(RecoveryCode, unused, { usedAt: new Date() });
    if (affected !== 1) return false;
    await this.publish(tx, user, 'recovery-code-used', { ...actor, user: { id: user.id, email: user.email } });
    return true;
  }

  private async replaceCodes(tx: EntityManager, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await tx.delete(RecoveryCode, { userId });
    const createdAt = new Date();
    const rows = codes.map((code) => ({
      id: randomUUID(),
      createdAt,
      userId,
      codeHash: hashOfCode(code),
      usedAt: null,
    }));
    await tx.insert(RecoveryCode, rows);
    return codes;
  }

  /** Locked, so that what is done to one account's factors is done one after the other. */
  private async ownerOf(tx: EntityManager, id: string): Promise<User> {
    const user = await this.users.lock(tx, id);
    if (!user) throw refusal('user-not-found');
    return user;
  }

  private publish(tx: EntityManager, user: User, change: FactorChange, actor: Actor): Promise<void> {
    return this.events.publish(tx, FACTOR_CHANGED, { user, change, actor });
  }
}

/** For which row a secret is encrypted. */
export const ownerOf = (id: string): string => `factor ${id}`;

import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { CurrentUser } from '../../common/auth/access.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/** What a token says (contract 1). `version` ends tokens early; clients read the rest. */
interface Claims {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly version: number;
}

/** Issues tokens and tells whom a presented one belongs to. */
@Injectable()
export class SessionService {
  constructor(
    private readonly jwt: JwtService,
    private readonly users: UsersService,
  ) {}

  /** A token for the person; its life is set by `JWT_HOURS`. */
  issue(user: User): Promise<string> {
    const claims: Claims = {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      role: user.role,
      version: user.tokenVersion,
    };
    return this.jwt.signAsync({ ...claims });
  }

  /**
   * The person whose usable token the headers carry, as the database knows them now: a blocked or changed account's
   * older tokens are nobody's. Deployed clients send `token: null` and the like when nobody is logged in.
   */
  async userOf(headers: IncomingHttpHeaders): Promise<CurrentUser | undefined> {
    const token = tokenOf(headers);
    if (!token) return undefined;
    const claims = await this.jwt.verifyAsync<Claims>(token).catch(() => undefined);
    if (typeof claims?.id !== 'string') return undefined;
    const user = await this.users.find(claims.id);
    if (!user?.isActive || user.tokenVersion !== claims.version) return undefined;
    const { id, email, firstName, lastName, role } = user;
    return { id, email, firstName, lastName, role };
  }

  /** When the token that the headers carry ends by itself; now, when they carry none that is usable. */
  async endOf(headers: IncomingHttpHeaders): Promise<Date> {
    const token = tokenOf(headers);
    const claims = token ? await this.jwt.verifyAsync<{ exp: number }>(token).catch(() => undefined) : undefined;
    return claims ? new Date(claims.exp * 1_000) : new Date();
  }
}

const NOBODY = new Set(['', 'null', 'undefined']);

function tokenOf(headers: IncomingHttpHeaders): string | undefined {
  const own = headers.token;
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  const token = typeof own === 'string' && !NOBODY.has(own.trim()) ? own : bearer;
  return token && !NOBODY.has(token.trim()) ? token.trim() : undefined;
}

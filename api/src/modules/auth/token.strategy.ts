import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { isStaff } from '@imisozi/core/access';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, tokenKey, tokenOf, type Claims } from './token.js';

/** Registered claims that every token must have besides its {@link Claims}. */
interface Registered {
  readonly jti: string;
  readonly exp: number;
}

const REQUIRED = { algorithms: [TOKEN_ALGORITHM], issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE } satisfies object;

/** Resolves the token of a request. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy) {
  constructor(
    @InjectEnv() env: Env,
    private readonly sessions: SessionsService,
    private readonly jwt: JwtService,
  ) {
    super({
      jwtFromRequest: (request) => tokenOf((request as FastifyRequest).headers),
      // eslint-disable-next-line no-restricted-syntax -- its types do not know of keys, which it passes on to the same library as Nest
      secretOrKey: tokenKey(env) as unknown as Buffer,
      ...REQUIRED,
    });
    // Passport registers strategies globally; two applications in one process, as in specs, must not share one.
    this.name = `token-${randomUUID()}`;
    passport.use(this);
  }

  /** The library checks signature, issuer, audience and `exp` if there is one; this requires it. */
  async validate({ jti, exp, id, version }: Partial<Claims & Registered>): Promise<CurrentUser | undefined> {
    if (typeof jti !== 'string' || typeof exp !== 'number' || typeof version !== 'number') return undefined;
    const caller = await this.sessions.callerOf({ id: jti, version, expiresAt: new Date(exp * 1_000) });
    return caller?.id === id ? caller : undefined;
  }

  /** Whether a token is one of staff, outside a route. */
  async isOfStaff(token: string): Promise<boolean> {
    const claims = await this.jwt.verifyAsync<Claims & Registered>(token, { ...REQUIRED }).catch(() => undefined);
    return isStaff(claims && (await this.validate(claims))?.role);
  }
}

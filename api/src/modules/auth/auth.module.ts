import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard } from './access.guard.js';
import type { Env } from '../../config/env.js';
import { Sealer } from '../../platform/sealing/sealer.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { LoginLimits } from './login.limits.js';
import { SettingsModule } from '../settings/settings.module.js';
import { FactorAudit } from './factors/factor.audit.js';
import { Factor } from './factors/factor.entity.js';
import { FactorMails } from './factors/factor.mails.js';
import { FactorResealing } from './factors/factor.resealing.js';
import { FactorsService } from './factors/factors.service.js';
import { OwnFactorsController } from './factors/own-factors.controller.js';
import { RecoveryCode } from './factors/recovery-code.entity.js';
import { RequiredFactors } from './factors/required-factors.js';
import { StaffFactorsController } from './factors/staff-factors.controller.js';
import { PasswordAudit } from './password.audit.js';
import { PasswordLinks } from './password-links.service.js';
import { PasswordMails } from './password.mails.js';
import { PasswordToken } from './password-token.entity.js';
import { PasswordsService } from './passwords.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, tokenKey } from './token.js';
import { TokenStrategy } from './token.strategy.js';
import { OwnSessions } from './sessions/own-sessions.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { Session } from './sessions/session.entity.js';
import { SessionMails } from './sessions/session.mails.js';

@Module({})
export class AuthModule {
  static with(env: Env) {
    return {
      module: AuthModule,
      global: true,
      imports: [
        TypeOrmModule.forFeature([Factor, PasswordToken, RecoveryCode, Session]),
        SettingsModule,
        UsersModule,
        JwtModule.register({
          secret: tokenKey(env),
          signOptions: {
            algorithm: TOKEN_ALGORITHM,
            issuer: TOKEN_ISSUER,
            audience: TOKEN_AUDIENCE,
          },
        }),
      ],
      controllers: [AuthController, OwnFactorsController, OwnSessionsController, StaffFactorsController],
      providers: [
        AuthService,
        FactorAudit,
        FactorMails,
        FactorResealing,
        FactorsService,
        LoginLimits,
        OwnSessions,
        PasswordAudit,
        PasswordLinks,
        PasswordMails,
        PasswordsService,
        RequiredFactors,
        Sealer,
        SessionMails,
        SessionsService,
        TokenStrategy,
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
      exports: [SessionsService],
    };
  }
}

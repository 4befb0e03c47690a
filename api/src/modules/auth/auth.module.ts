import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AccessGuard } from '../../common/auth/access.guard.js';
import type { Env } from '../../config/env.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { PasswordLinksModule } from './password-links.module.js';
import { PasswordsService } from './passwords.service.js';
import { SessionService } from './session.service.js';

@Module({})
export class AuthModule {
  static with(env: Env) {
    return {
      module: AuthModule,
      global: true,
      imports: [
        UsersModule,
        PasswordLinksModule,
        JwtModule.register({
          secret: env.JWT_SECRET,
          signOptions: { expiresIn: `${env.JWT_HOURS}h`, algorithm: 'HS256' },
          verifyOptions: { algorithms: ['HS256'] },
        }),
      ],
      controllers: [AuthController],
      providers: [AuthService, PasswordsService, SessionService, { provide: APP_GUARD, useClass: AccessGuard }],
      exports: [SessionService],
    };
  }
}

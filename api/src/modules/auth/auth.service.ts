import { ForbiddenException, Injectable, UnauthorizedException } from '@nestjs/common';
import { UsersService } from '../users/users.service.js';
import type { LoginAnswer, LoginDto } from './dto/login.dto.js';
import { passwordMatches } from './passwords.js';
import { SessionService } from './session.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Exchanges credentials for a token (contract 3).
   * @throws UnauthorizedException alike for an unknown address and a wrong password, in the same time
   * @throws ForbiddenException for a blocked account, only after the right password
   */
  async login({ email, password }: LoginDto): Promise<LoginAnswer> {
    const user = await this.users.findByEmail(email);
    const matches = await passwordMatches(user?.passwordHash, password);
    if (!user || !matches) throw new UnauthorizedException('Email or password is incorrect.');
    if (!user.isActive) throw new ForbiddenException('This account is not active, please contact an administrator.');
    await this.users.recordLogin(user);
    return { token: await this.sessions.issue(user), message: `Welcome back, ${user.firstName}.` };
  }
}

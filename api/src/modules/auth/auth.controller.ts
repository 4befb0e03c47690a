import { Body, Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  allow,
  Caller,
  KnowsEveryLogin,
  OfOwnAccount,
  PUBLIC,
  type CurrentUser,
} from '../../platform/auth/access.decorators.js';
import { CONFIRMED_MINUTES } from '../../platform/auth/confirmation.js';
import { Post } from '../../platform/http/route.js';
import { MessageAnswer, told } from '../../common/message-answer.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { clientNetwork } from '../../platform/limits/client-network.js';
import { AuthService } from './auth.service.js';
import { deviceKeyOf, keepDeviceKey, newDeviceKey } from './sessions/device-key.js';
import { isDeployedClient } from './deployed-client.js';
import { LoginAnswer, LoginDto } from './dto/login.dto.js';
import { ChangePasswordDto, ConfirmDto, ForgotPasswordDto, ResetPasswordDto } from './dto/password.dto.js';
import { PasswordsService } from './passwords.service.js';
import { SessionsService } from './sessions/sessions.service.js';

@ApiTags('Auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    @InjectEnv() private readonly env: Env,
  ) {}

  @Post('login', PUBLIC, 'Log in', {
    description:
      'After ten wrong passwords for an account from one network, further attempts get 429 for five minutes.',
    answer: LoginAnswer,
    limits: { name: 'login', limit: 40, seconds: 300, everybody: true },
  })
  async login(
    @Body() body: LoginDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const { origin, 'user-agent': userAgent } = request.headers;
    const deviceKey = deviceKeyOf(request) ?? newDeviceKey();
    const answer = await this.auth.login(body, actor, {
      network: clientNetwork(actor.ip),
      isDeployedClient: isDeployedClient(origin, this.env),
      userAgent,
      deviceKey,
    });
    keepDeviceKey(reply, deviceKey, this.env.PUBLIC_URL.startsWith('https:'));
    return answer;
  }

  @KnowsEveryLogin()
  @Post('logout', PUBLIC, 'Log out', {
    description: 'From then on the token is invalid everywhere.',
    answer: MessageAnswer,
    200: 'Succeeds with any token, or none.',
  })
  async logout(@Caller() caller: CurrentUser | undefined, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    await this.auth.logout(caller, actor);
    return { message: 'You have been logged out.' };
  }

  @Post('send-forgot-password', PUBLIC, 'Request a link to set a new password', {
    description: 'It works once, for 60 minutes.',
    answer: MessageAnswer,
    limits: [
      { name: 'forgot-password', limit: 20, seconds: 900, everybody: true },
      { name: 'forgot-password-account', limit: 5, seconds: 900, field: 'email' },
    ],
    200: 'The same message for every address.',
  })
  async forgotPassword(@Body() body: ForgotPasswordDto, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    await this.passwords.forgot(body, actor);
    return told('password-link-sent');
  }

  @Post('reset-password-account', PUBLIC, 'Set a password with the link from an email', {
    description: 'Also used for the first password of a new account.',
    answer: MessageAnswer,
    limits: { name: 'reset-password', limit: 20, seconds: 900, everybody: true },
  })
  async resetPassword(@Body() body: ResetPasswordDto, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    const isFirst = await this.passwords.set(actor, body);
    return told(isFirst ? 'account-ready' : 'password-reset');
  }

  @OfOwnAccount()
  @Post('confirm', allow('account', 'confirm'), 'Confirm that it is you', {
    description: `Sensitive calls are answered 403 with \`confirm-first\` when the password was not entered within ${CONFIRMED_MINUTES} minutes.`,
    answer: MessageAnswer,
  })
  async confirm(
    @Body() { password }: ConfirmDto,
    @Caller() caller: CurrentUser,
    @CurrentActor() actor: Actor,
  ): Promise<MessageAnswer> {
    await this.passwords.verifyOwn(actor, caller, password);
    await this.sessions.confirm(caller.session);
    return { message: 'Thank you.' };
  }

  @OfOwnAccount()
  @Post('change-password', allow('account', 'changePassword'), 'Change your own password', {
    description: 'Ends all other sessions of the account.',
    answer: MessageAnswer,
  })
  async changePassword(
    @Body() body: ChangePasswordDto,
    @Caller() caller: CurrentUser,
    @CurrentActor() actor: Actor,
  ): Promise<MessageAnswer> {
    await this.passwords.change(actor, caller, body);
    return told('password-changed');
  }
}

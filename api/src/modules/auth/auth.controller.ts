import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { Allow, Caller, Public, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { MessageAnswer } from '../../common/message-answer.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { AuthService } from './auth.service.js';
import { isDeployedClient } from './deployed-client.js';
import { LoginAnswer, LoginDto } from './dto/login.dto.js';
import { ChangePasswordDto, ForgotPasswordDto, ResetPasswordDto } from './dto/password.dto.js';
import { PasswordsService } from './passwords.service.js';

@ApiTags('Auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly passwords: PasswordsService,
    @InjectEnv() private readonly env: Env,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Public()
  @RateLimit({ name: 'login', limit: 40, seconds: 300, everybody: true })
  @ApiOperation({
    summary: 'Log in',
    description:
      'After ten wrong passwords for an account from one network, further attempts get 429 for five minutes.',
  })
  @ApiOkResponse({ type: LoginAnswer })
  @ApiUnauthorizedResponse({ description: 'The email address or password is incorrect.', type: ErrorAnswer })
  @ApiForbiddenResponse({ description: 'The account is not active.', type: ErrorAnswer })
  login(
    @Body() body: LoginDto,
    @CurrentActor() actor: Actor,
    @Headers('origin') origin?: string,
  ): Promise<LoginAnswer> {
    return this.auth.login(body, actor, isDeployedClient(origin, this.env));
  }

  @Post('logout')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'Log out', description: 'From then on the token is invalid everywhere.' })
  @ApiOkResponse({ description: 'Succeeds with any token, or none.', type: MessageAnswer })
  async logout(@Caller() caller: CurrentUser | undefined, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    await this.auth.logout(caller, actor);
    return { message: 'You have been logged out.' };
  }

  @Post('send-forgot-password')
  @HttpCode(200)
  @Public()
  @RateLimit(
    { name: 'forgot-password', limit: 20, seconds: 900, everybody: true },
    { name: 'forgot-password-account', limit: 5, seconds: 900, field: 'email' },
  )
  @ApiOperation({ summary: 'Request a link to set a new password', description: 'It works once, for 60 minutes.' })
  @ApiOkResponse({ description: 'The same message for every address.', type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'The address is missing or invalid.', type: ErrorAnswer })
  async forgotPassword(@Body() body: ForgotPasswordDto, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    await this.passwords.forgot(body, actor);
    return { message: 'If this address has an account, a link to set a new password is on its way.' };
  }

  @Post('reset-password-account')
  @HttpCode(200)
  @Public()
  @RateLimit({ name: 'reset-password', limit: 20, seconds: 900, everybody: true })
  @ApiOperation({
    summary: 'Set a password with the link from an email',
    description: 'Also used for the first password of a new account.',
  })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'The link or a password is invalid.', type: ErrorAnswer })
  async resetPassword(@Body() body: ResetPasswordDto, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    const isFirst = await this.passwords.set(actor, body);
    return {
      message: isFirst
        ? 'Your account is ready. You can now log in.'
        : 'Your password has been changed. You can now log in.',
    };
  }

  @Post('change-password')
  @HttpCode(200)
  @Allow('account', 'changePassword')
  @ApiOperation({ summary: 'Change your own password', description: 'Ends all other sessions of the account.' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiBadRequestResponse({
    description: 'The current password is incorrect, or the new one is not allowed.',
    type: ErrorAnswer,
  })
  @ApiTooManyRequestsResponse({
    description: 'Too many wrong passwords; `Retry-After` says when to try again.',
    type: ErrorAnswer,
  })
  async changePassword(
    @Body() body: ChangePasswordDto,
    @Caller() caller: CurrentUser,
    @CurrentActor() actor: Actor,
  ): Promise<MessageAnswer> {
    await this.passwords.change(actor, caller, body);
    return { message: 'Your password has been changed. You have been logged out everywhere else.' };
  }
}

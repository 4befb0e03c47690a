import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { Public } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { MessageAnswer } from '../../common/message-answer.js';
import { RateLimit } from '../../common/rate-limit/rate-limit.guard.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { AuthService } from './auth.service.js';
import { LoginAnswer, LoginDto } from './dto/login.dto.js';
import { ForgotPasswordDto, ResetPasswordDto } from './dto/password.dto.js';
import { PasswordsService } from './passwords.service.js';

@ApiTags('Auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly passwords: PasswordsService,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Public()
  @RateLimit(
    { name: 'login', limit: 40, seconds: 300 },
    { name: 'login-account', limit: 10, seconds: 300, field: 'email' },
  )
  @ApiOperation({ summary: 'Log in' })
  @ApiOkResponse({ type: LoginAnswer })
  @ApiUnauthorizedResponse({ description: 'Wrong credentials.', type: ErrorAnswer })
  @ApiForbiddenResponse({ description: 'The account is not active.', type: ErrorAnswer })
  login(@Body() body: LoginDto): Promise<LoginAnswer> {
    return this.auth.login(body);
  }

  @Post('send-forgot-password')
  @HttpCode(200)
  @Public()
  @RateLimit(
    { name: 'forgot-password', limit: 20, seconds: 900 },
    { name: 'forgot-password-account', limit: 5, seconds: 900, field: 'email' },
  )
  @ApiOperation({ summary: 'Ask for a link to set a new password', description: 'It works once, for 60 minutes.' })
  @ApiOkResponse({ description: 'The same for every address.', type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'The address is missing or not valid.', type: ErrorAnswer })
  async forgotPassword(@Body() body: ForgotPasswordDto): Promise<MessageAnswer> {
    await this.passwords.forgot(body);
    return { message: 'If this address has an account, a link to set a new password is on its way.' };
  }

  @Post('reset-password-account')
  @HttpCode(200)
  @Public()
  @RateLimit({ name: 'reset-password', limit: 20, seconds: 900 })
  @ApiOperation({ summary: 'Set a password by a mailed link', description: 'Also the first one of a new account.' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'The link or a password is not valid.', type: ErrorAnswer })
  async resetPassword(@Body() body: ResetPasswordDto, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    const isFirst = await this.passwords.set(actor, body);
    return {
      message: isFirst
        ? 'Your account is ready, you can log in now.'
        : 'Your password has been changed, you can log in now.',
    };
  }
}

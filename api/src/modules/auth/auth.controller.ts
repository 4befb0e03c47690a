import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiForbiddenResponse, ApiOkResponse, ApiOperation, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { Public } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { RateLimit } from '../../common/rate-limit/rate-limit.guard.js';
import { AuthService } from './auth.service.js';
import { LoginAnswer, LoginDto } from './dto/login.dto.js';

@ApiTags('Auth')
@Controller('auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

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
}

import { readFileSync } from 'node:fs';
import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiExcludeEndpoint,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../../platform/errors/error-answer.js';
import { RateLimit } from '../../../platform/limits/rate-limit.guard.js';
import { InjectCompany } from '../../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { CHECKOUT_STYLE } from './checkout.style.js';
import { SandboxGateway } from './sandbox-gateway.js';
import { SandboxOutcomeAnswer, SandboxOutcomeDto, SandboxSessionAnswer, sandboxSession } from './sandbox.dto.js';

/** Compiled like the rest, but run by browsers; the compiler's note about its source map is of no use to them. */
const SCRIPT = readFileSync(new URL('./checkout.client.js', import.meta.url), 'utf8').replace(
  /^\/\/# sourceMappingURL=.*$/m,
  '',
);

/** Browsers ask each time whether it has changed; the ETag makes that cheap. */
const FRESH = 'no-cache';

/** The sandbox's card form. Exists only where the sandbox takes the payments. */
@ApiTags('Payments: sandbox')
@Controller('v1/payments/sandbox')
@Public()
export class SandboxController {
  constructor(
    private readonly sandbox: SandboxGateway,
    @InjectCompany() private readonly company: Company,
  ) {}

  @Get('checkout.js')
  @ApiExcludeEndpoint()
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @Header('Cache-Control', FRESH)
  script(): string {
    return SCRIPT;
  }

  @Get('checkout.css')
  @ApiExcludeEndpoint()
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Header('Cache-Control', FRESH)
  style(): string {
    return CHECKOUT_STYLE;
  }

  @Get(':sessionId')
  @RateLimit({ name: 'sandbox-session', limit: 120, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What the test card form shows' })
  @ApiOkResponse({ type: SandboxSessionAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async show(@Param('sessionId') sessionId: string): Promise<SandboxSessionAnswer> {
    return sandboxSession(await this.sandbox.get(sessionId), this.company.merchantName);
  }

  @Post(':sessionId')
  @HttpCode(200)
  @RateLimit({ name: 'sandbox-outcome', limit: 60, seconds: 60 })
  @ApiOperation({ summary: 'Approve, decline, cancel or time out a test payment', description: 'No money moves.' })
  @ApiOkResponse({ type: SandboxOutcomeAnswer })
  @ApiBadRequestResponse({ description: 'No such outcome.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It has already been approved, or the session has expired.', type: ErrorAnswer })
  async decide(
    @Param('sessionId') sessionId: string,
    @Body() { outcome }: SandboxOutcomeDto,
  ): Promise<SandboxOutcomeAnswer> {
    return { resultIndicator: await this.sandbox.decide(sessionId, outcome), sessionVersion: '1' };
  }
}

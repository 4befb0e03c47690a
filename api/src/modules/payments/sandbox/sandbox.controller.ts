import { readFileSync } from 'node:fs';
import { Body, Controller, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PUBLIC } from '../../../platform/auth/access.decorators.js';
import { Get, Post } from '../../../platform/http/route.js';
import { InjectCompany } from '../../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { CHECKOUT_STYLE } from './checkout.style.js';
import { SandboxGateway } from './sandbox-gateway.js';
import { SandboxOutcomeAnswer, SandboxOutcomeDto, SandboxSessionAnswer, sandboxSession } from './sandbox.dto.js';

/** Compiled like the rest, but run by browsers; the source map comment is useless to them. */
const SCRIPT = readFileSync(new URL('./checkout.client.js', import.meta.url), 'utf8').replace(
  /^\/\/# sourceMappingURL=.*$/m,
  '',
);

/** Browsers revalidate it each time; the ETag makes that cheap. */
const FRESH = 'no-cache';

/** The sandbox's card form. Exists only if the sandbox is the gateway. */
@ApiTags('Payments: sandbox')
@Controller('v1/payments/sandbox')
export class SandboxController {
  constructor(
    private readonly sandbox: SandboxGateway,
    @InjectCompany() private readonly company: Company,
  ) {}

  @Get('checkout.js', PUBLIC, 'The script of the test card form', { hidden: true })
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @Header('Cache-Control', FRESH)
  script(): string {
    return SCRIPT;
  }

  @Get('checkout.css', PUBLIC, 'The style of the test card form', { hidden: true })
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Header('Cache-Control', FRESH)
  style(): string {
    return CHECKOUT_STYLE;
  }

  @Get(':sessionId', PUBLIC, 'What the test card form shows', {
    answer: SandboxSessionAnswer,
    limits: { name: 'sandbox-session', limit: 120, seconds: 60 },
  })
  async show(@Param('sessionId') sessionId: string): Promise<SandboxSessionAnswer> {
    return sandboxSession(await this.sandbox.get(sessionId), this.company.merchantName);
  }

  @Post(':sessionId', PUBLIC, 'Approve, decline, cancel or time out a test payment', {
    description: 'No money moves.',
    answer: SandboxOutcomeAnswer,
    limits: { name: 'sandbox-outcome', limit: 60, seconds: 60 },
  })
  async decide(
    @Param('sessionId') sessionId: string,
    @Body() { outcome }: SandboxOutcomeDto,
  ): Promise<SandboxOutcomeAnswer> {
    return { resultIndicator: await this.sandbox.decide(sessionId, outcome), sessionVersion: '1' };
  }
}

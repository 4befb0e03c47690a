import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { field, view } from '../../platform/http/view.js';
import { guideView } from './dto/guide.view.js';
import { GuidesService } from './guides.service.js';

class OwnPageAnswer extends view({
  page: field
    .string('https://safaris.example/guide/3c6f0d4e-5d0b-4a57-8f0e-5b7d3a1c9e20', 'Null: no guide has this address.')
    .nullable(),
}) {}

/** Where somebody with the role `guide` finds the own trips. */
@ApiTags('Dashboard: operations')
@Controller('admin/own-page')
export class OwnPageController {
  constructor(
    private readonly guides: GuidesService,
    @InjectEnv() private readonly env: Env,
  ) {}

  @Get('', allow('own-page', 'show'), "The page of the guide who has the caller's email address", {
    answer: OwnPageAnswer,
  })
  async show(@Caller() { email }: CurrentUser): Promise<OwnPageAnswer> {
    const guide = await this.guides.byEmail(email);
    return { page: guide && guideView(guide, this.env.PUBLIC_URL).page };
  }
}

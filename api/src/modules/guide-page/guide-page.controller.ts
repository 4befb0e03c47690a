import { Body, Controller, Param, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MAX_TICKS, TICK_KINDS } from '@imisozi/core/operations/guide-ticks';
import { ticksSchema, type SentTick } from '@imisozi/core/operations/guide-ticks-schema';
import { RulesField } from '../../common/validation/rules.field.js';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { shownFile } from '../../platform/http/file-answer.js';
import { Get, Post } from '../../platform/http/route.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { GuidePage } from './guide.page.js';
import { GuidePageAnswer, TakenTicksAnswer } from './guide-page.view.js';

class TicksDto {
  @RulesField(ticksSchema, {
    type: 'array',
    maxItems: MAX_TICKS,
    items: {
      type: 'object',
      required: ['id', 'tripId', 'kind', 'at'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        tripId: { type: 'string', format: 'uuid' },
        orderId: { type: 'string', format: 'uuid', nullable: true },
        kind: { type: 'string', enum: [...TICK_KINDS] },
        at: { type: 'string', format: 'date-time' },
        note: { type: 'string', nullable: true },
        value: { type: 'integer', nullable: true },
      },
    },
    example: [],
    description: 'In the order in which they were made; ids are made by the page.',
  })
  ticks?: SentTick[] | null;
}

@ApiTags('Guides')
@Controller('guide')
export class GuidePageController {
  constructor(private readonly page: GuidePage) {}

  @Get(':key', PUBLIC, 'The trips of a guide: today and the next seven days', {
    description:
      'By the key of the guide’s page. Neither prices nor passports; reading travellers is in the audit trail.',
    answer: GuidePageAnswer,
    limits: { name: 'guide-page', limit: 120, seconds: 60 },
  })
  open(@Param('key') key: string, @CurrentActor() actor: Actor): Promise<GuidePageAnswer> {
    return this.page.open(key, actor);
  }

  @Get(':key/vouchers/:serviceId', PUBLIC, 'A voucher of a trip on a guide’s page', {
    description: 'While the page shows its trip, and unless the service was cancelled. It names no price.',
    file: 'pdf',
    limits: { name: 'guide-vouchers', limit: 120, seconds: 60 },
  })
  async voucher(@Param('key') key: string, @Param('serviceId') serviceId: string): Promise<StreamableFile> {
    return shownFile(await this.page.voucher(key, serviceId));
  }

  @Post(':key/ticks', PUBLIC, 'What the guide says from the road', {
    description: 'The same id again is accepted and does nothing.',
    answer: TakenTicksAnswer,
    limits: { name: 'guide-ticks', limit: 120, seconds: 60 },
  })
  tick(@Param('key') key: string, @Body() { ticks }: TicksDto): Promise<TakenTicksAnswer> {
    return this.page.tick(key, ticks ?? []);
  }
}

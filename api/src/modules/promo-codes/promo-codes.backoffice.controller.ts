import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { mapPage, sendList } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CreatePromoCodeDto, UpdatePromoCodeDto } from './dto/promo-code.dto.js';
import { PromoCodeAnswer, PromoCodeView, promoCodeView } from './dto/promo-code.view.js';
import { PromoCodesService } from './promo-codes.service.js';

const SHEET = csvSheet<PromoCodeView>(
  'promo-codes',
  ['id', 'code', 'percent', 'amount', 'bookFrom', 'bookTo', 'travelFrom', 'travelTo', 'maxUses', 'uses'],
  ['endedAt', 'createdAt'],
);

@ApiTags('Dashboard: promo codes')
@Controller('admin/promo-codes')
export class PromoCodesBackofficeController {
  constructor(private readonly promoCodes: PromoCodesService) {}

  @Get()
  @Allow('promo-codes', 'list')
  @ApiOperation({ summary: 'A page of promo codes' })
  @ApiList('promo-codes', PromoCodeView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PromoCodeView[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) => mapPage(await this.promoCodes.page(page), promoCodeView));
  }

  @Get(':id')
  @Allow('promo-codes', 'show')
  @ApiOperation({ summary: 'One promo code' })
  @ApiOkResponse({ type: PromoCodeView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<PromoCodeView> {
    return promoCodeView(await this.promoCodes.get(id));
  }

  @Post()
  @HttpCode(201)
  @Allow('promo-codes', 'create')
  @Idempotent()
  @ApiOperation({ summary: 'Create a promo code', description: 'It has either a percent or an amount.' })
  @ApiCreatedResponse({ type: PromoCodeAnswer })
  @ApiBadRequestResponse({ description: 'A field is missing or invalid.', type: ErrorAnswer })
  @ApiConflictResponse({ description: 'There is such a code already.', type: ErrorAnswer })
  async create(@Body() body: CreatePromoCodeDto, @CurrentActor() actor: Actor): Promise<PromoCodeAnswer> {
    const promo = await this.promoCodes.create(actor, body);
    return { message: 'The promo code has been created.', data: promoCodeView(promo) };
  }

  @Put(':id')
  @Allow('promo-codes', 'edit')
  @Idempotent()
  @ApiOperation({ summary: 'Change a promo code', description: 'Fields left out keep their value; the code stays.' })
  @ApiOkResponse({ type: PromoCodeAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async update(
    @Param('id') id: string,
    @Body() body: UpdatePromoCodeDto,
    @CurrentActor() actor: Actor,
  ): Promise<PromoCodeAnswer> {
    const promo = await this.promoCodes.update(actor, id, body);
    return { message: 'The promo code has been updated.', data: promoCodeView(promo) };
  }

  @Delete(':id')
  @Allow('promo-codes', 'delete')
  @Idempotent()
  @ApiOperation({ summary: 'Delete a promo code', description: 'One that has been used is ended instead.' })
  @ApiOkResponse({ type: PromoCodeAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<PromoCodeAnswer> {
    const { promo, isDeleted } = await this.promoCodes.delete(actor, id);
    const message = isDeleted
      ? 'The promo code has been deleted.'
      : 'The promo code has been used, so it has been ended and is kept in the list.';
    return { message, data: promoCodeView(promo) };
  }
}

import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
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

  @Get('', allow('promo-codes', 'list'), 'A page of promo codes', { list: PromoCodeView, sheet: SHEET })
  list(): PageReader<PromoCodeView> {
    return async (page) => mapPage(await this.promoCodes.page(page), promoCodeView);
  }

  @Get(':id', allow('promo-codes', 'show'), 'One promo code', { answer: PromoCodeView })
  async get(@Param('id') id: string): Promise<PromoCodeView> {
    return promoCodeView(await this.promoCodes.get(id));
  }

  @Post('', allow('promo-codes', 'create'), 'Create a promo code', {
    description: 'It has either a percent or an amount.',
    created: PromoCodeAnswer,
    idempotent: true,
  })
  async create(@Body() body: CreatePromoCodeDto, @CurrentActor() actor: Actor): Promise<PromoCodeAnswer> {
    const promo = await this.promoCodes.create(actor, body);
    return { message: 'The promo code has been created.', data: promoCodeView(promo) };
  }

  @Put(':id', allow('promo-codes', 'edit'), 'Change a promo code', {
    description: 'Fields left out keep their value; the code stays.',
    answer: PromoCodeAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdatePromoCodeDto,
    @CurrentActor() actor: Actor,
  ): Promise<PromoCodeAnswer> {
    const promo = await this.promoCodes.update(actor, id, body);
    return { message: 'The promo code has been updated.', data: promoCodeView(promo) };
  }

  @Delete(':id', allow('promo-codes', 'delete'), 'Delete a promo code', {
    description: 'One that has been used is ended instead.',
    answer: PromoCodeAnswer,
    idempotent: true,
  })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<PromoCodeAnswer> {
    const { promo, isDeleted } = await this.promoCodes.delete(actor, id);
    const message = isDeleted
      ? 'The promo code has been deleted.'
      : 'The promo code has been used, so it has been ended and is kept in the list.';
    return { message, data: promoCodeView(promo) };
  }
}

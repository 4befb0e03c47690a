import { Body, Controller, Ip } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, PUBLIC, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { Post } from '../../platform/http/route.js';
import type { Limit } from '../../platform/limits/rate-limits.js';
import { PriceDto } from './dto/price.dto.js';
import { PriceAnswer, priceAnswer } from './dto/price.view.js';
import { PricesService } from './prices.service.js';

/** A form requests a price with each change, and many guests share the IP address of one hotel. */
export const PRICE_LIMIT: Limit = { name: 'price', limit: 300, seconds: 60 };

@ApiTags('Orders')
@Controller('price')
export class PricesController {
  constructor(private readonly prices: PricesService) {}

  @Post('', PUBLIC, 'What a booking of a tour costs', {
    description: 'Stores nothing. An order of the same has this total as its `amount`.',
    answer: PriceAnswer,
    limits: PRICE_LIMIT,
  })
  async price(
    @Body() body: PriceDto,
    @Ip() ip: string,
    @Caller() caller: CurrentUser | undefined,
  ): Promise<PriceAnswer> {
    return priceAnswer(await this.prices.price(body, caller ? undefined : ip));
  }
}

import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, Public, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import type { Limit } from '../../platform/limits/rate-limits.js';
import { PriceDto } from './dto/price.dto.js';
import { PriceAnswer, priceAnswer } from './dto/price.view.js';
import { PricesService } from './prices.service.js';

/** A form asks with each change; so do all the guests behind the address of one hotel. */
export const PRICE_LIMIT: Limit = { name: 'price', limit: 300, seconds: 60 };

@ApiTags('Orders')
@Controller('price')
export class PricesController {
  constructor(private readonly prices: PricesService) {}

  @Post()
  @HttpCode(200)
  @Public()
  @RateLimit(PRICE_LIMIT)
  @ApiOperation({
    summary: 'What a booking of a tour costs',
    description: 'Stores nothing. An order of the same has this total as its `amount`.',
  })
  @ApiOkResponse({ type: PriceAnswer })
  @ApiBadRequestResponse({ description: 'It is not on offer like that; `Errors` says why.', type: ErrorAnswer })
  async price(
    @Body() body: PriceDto,
    @Ip() ip: string,
    @Caller() caller: CurrentUser | undefined,
  ): Promise<PriceAnswer> {
    return priceAnswer(await this.prices.price(body, caller ? undefined : ip));
  }
}

import { Body, Controller, Headers, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiIdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import {
  ChangeOrderDto,
  ChangePreviewAnswer,
  DeskOrderAnswer,
  DeskOrderDto,
  NewOrderPriceAnswer,
  PreviewChangeDto,
  PriceNewOrderDto,
} from './desk.dto.js';
import { OrderDesk } from './order.desk.js';

@ApiTags('Dashboard: orders')
@Controller('admin/orders')
export class DeskController {
  constructor(private readonly desk: OrderDesk) {}

  @Post()
  @HttpCode(201)
  @Allow('orders', 'create')
  @ApiOperation({
    summary: 'Make a booking for a client',
    description: 'Any tour or event, published or not, for any number of people, on any day; with lines of its own.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: DeskOrderAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid, or there is no price for it.', type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The departure has too few seats.', type: ErrorAnswer })
  create(
    @Body() body: DeskOrderDto,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<DeskOrderAnswer> {
    return this.desk.create(body, key, actor);
  }

  @Post('price')
  @HttpCode(200)
  @Allow('orders', 'create')
  @ApiOperation({ summary: 'What a new booking would cost', description: 'Nothing is booked.' })
  @ApiOkResponse({ type: NewOrderPriceAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid, or there is no price for it.', type: ErrorAnswer })
  price(@Body() body: PriceNewOrderDto): Promise<NewOrderPriceAnswer> {
    return this.desk.price(body);
  }

  @Put(':id')
  @Allow('orders', 'edit')
  @ApiOperation({ summary: 'Change a booking', description: 'Fields left out keep their value.' })
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: DeskOrderAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid, or there is no price for it.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({
    description: 'Someone has changed it since, it has ended, or the departure has too few seats.',
    type: ErrorAnswer,
  })
  change(
    @Param('id') id: string,
    @Body() body: ChangeOrderDto,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<DeskOrderAnswer> {
    return this.desk.change(id, body, key, actor);
  }

  @Post(':id/preview')
  @HttpCode(200)
  @Allow('orders', 'edit')
  @ApiOperation({ summary: 'What a change of a booking would cost', description: 'Nothing is changed.' })
  @ApiOkResponse({ type: ChangePreviewAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid, or there is no price for it.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'Someone has changed it since.', type: ErrorAnswer })
  preview(@Param('id') id: string, @Body() body: PreviewChangeDto): Promise<ChangePreviewAnswer> {
    return this.desk.preview(id, body);
  }
}

import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Post, Put } from '../../platform/http/route.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
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

  @Post('', allow('orders', 'create'), 'Make a booking for a client', {
    description: 'Any tour or event, published or not, for any number of people, on any day; with lines of its own.',
    created: DeskOrderAnswer,
  })
  create(
    @Body() body: DeskOrderDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<DeskOrderAnswer> {
    return this.desk.create(body, { key }, actor);
  }

  @Post('price', allow('orders', 'create'), 'What a new booking would cost', {
    description: 'Nothing is booked.',
    answer: NewOrderPriceAnswer,
  })
  price(@Body() body: PriceNewOrderDto): Promise<NewOrderPriceAnswer> {
    return this.desk.price(body);
  }

  @Put(':id', allow('orders', 'edit'), 'Change a booking', {
    description: 'Fields left out keep their value.',
    answer: DeskOrderAnswer,
  })
  change(
    @Param('id') id: string,
    @Body() body: ChangeOrderDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<DeskOrderAnswer> {
    return this.desk.change(id, body, key, actor);
  }

  @Post(':id/preview', allow('orders', 'edit'), 'What a change of a booking would cost', {
    description: 'Nothing is changed.',
    answer: ChangePreviewAnswer,
  })
  preview(@Param('id') id: string, @Body() body: PreviewChangeDto): Promise<ChangePreviewAnswer> {
    return this.desk.preview(id, body);
  }
}

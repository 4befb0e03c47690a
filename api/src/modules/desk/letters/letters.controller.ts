import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Post } from '../../../platform/http/route.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { LetterPreviewAnswer, LetterSentAnswer, OrderLetterDto } from './order-letter.dto.js';
import { OrderLetters } from './order.letters.js';

@ApiTags('Dashboard: orders')
@Controller('admin/orders/:id/letters')
export class LettersController {
  constructor(private readonly letters: OrderLetters) {}

  @Post('', allow('orders', 'write'), 'Write to the client of an order', {
    description: 'In the words of the office; `{name}`, `{order}`, `{tour}` and `{day}` are filled in.',
    created: LetterSentAnswer,
    idempotent: true,
  })
  send(@Param('id') id: string, @Body() body: OrderLetterDto, @CurrentActor() actor: Actor): Promise<LetterSentAnswer> {
    return this.letters.send(id, body, actor);
  }

  @Post('preview', allow('orders', 'write'), 'What the client of an order would get', {
    description: 'Nothing is sent. The link to the order is masked.',
    answer: LetterPreviewAnswer,
  })
  preview(
    @Param('id') id: string,
    @Body() body: OrderLetterDto,
    @CurrentActor() actor: Actor,
  ): Promise<LetterPreviewAnswer> {
    return this.letters.preview(id, body, actor);
  }
}

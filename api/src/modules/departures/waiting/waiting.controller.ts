import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Allow, Caller, Public, type CurrentUser } from '../../../common/auth/access.decorators.js';
import { ErrorAnswer } from '../../../common/errors/error-answer.js';
import { MessageAnswer } from '../../../common/message-answer.js';
import { RateLimit } from '../../../common/rate-limit/rate-limit.guard.js';
import { isFromRobot } from '../../../common/visitor-form/visitor-form.js';
import { JoinWaitingListDto, WaitingAnswer, waitingEntryView } from './waiting.dto.js';
import { WaitingList } from './waiting.list.js';

@ApiTags('Departures')
@Controller()
export class WaitingController {
  constructor(private readonly waiting: WaitingList) {}

  @Post('departures/:id/waiting')
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'waiting', limit: 20, seconds: 600 })
  @ApiOperation({
    summary: 'Wait for seats of a departure',
    description: 'When seats come free, they are held for 24 hours for whoever has waited longest and fits.',
  })
  @ApiCreatedResponse({ type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid, or there are enough seats.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async join(
    @Param('id') id: string,
    @Body() body: JoinWaitingListDto,
    @Caller() caller?: CurrentUser,
  ): Promise<MessageAnswer> {
    if (!isFromRobot(body)) await this.waiting.join(id, body, caller);
    return { message: "You're on the waiting list. We'll email you as soon as seats come free." };
  }

  @Post('departures/waiting/:key/leave')
  @HttpCode(200)
  @Public()
  @RateLimit({ name: 'waiting', limit: 20, seconds: 600 })
  @ApiOperation({ summary: 'Leave a waiting list', description: 'With the secret of the link in the mail.' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async leave(@Param('key') key: string): Promise<MessageAnswer> {
    await this.waiting.leave(key);
    return { message: 'You have left the waiting list. We hope to see you another time.' };
  }

  @Get('admin/departures/:id/waiting')
  @Allow('departures', 'waiting')
  @ApiOperation({ summary: 'The waiting list of a departure' })
  @ApiOkResponse({ type: WaitingAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async list(@Param('id') id: string): Promise<WaitingAnswer> {
    return { waiting: (await this.waiting.of(id)).map(waitingEntryView) };
  }
}

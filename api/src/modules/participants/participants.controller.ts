import type { LanguageCode } from '@imisozi/core/languages';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { Body, Controller, Get, Headers, HttpCode, Post, type StreamableFile, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Allow, Public } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { jsonFile } from '../../platform/list/json-file.js';
import { MessageAnswer } from '../../common/message-answer.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { SentBy, type Sender } from '../../platform/limits/recipient-limits.js';
import { CreateParticipantDto } from './dto/create-participant.dto.js';
import { ParticipantView, participantView } from './dto/participant.view.js';
import { MissingDataInterceptor } from './missing-data.interceptor.js';
import { ParticipantsService } from './participants.service.js';

@ApiTags('Participants')
@Controller('participant')
export class ParticipantsController {
  constructor(private readonly participants: ParticipantsService) {}

  @Post('create')
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'participant', limit: 30, seconds: 600 })
  @UseInterceptors(MissingDataInterceptor)
  @ApiOperation({ summary: 'Register for an event', description: 'Only for approved events with a price.' })
  @ApiCreatedResponse({ type: MessageAnswer })
  @ApiBadRequestResponse({ description: '`message` is always "Missing data"; see `Errors`.', type: ErrorAnswer })
  @ApiHeader({
    name: 'idempotency-key',
    required: false,
    description: 'A repeated call does not register the participant twice.',
  })
  @ApiConflictResponse({ description: 'The key is in use.', type: ErrorAnswer })
  async register(
    @Body() body: CreateParticipantDto,
    @Headers('idempotency-key') key: string | undefined,
    @SentBy() sender: Sender,
    @ContentLanguage() language: LanguageCode,
  ): Promise<MessageAnswer> {
    await this.participants.register(body, key, { sender, language });
    return { message: 'Thank you, you are registered.' };
  }

  @Get('all')
  @Allow('participants', 'list')
  @ApiOperation({ summary: 'All participants, newest first' })
  @ApiOkResponse({ type: [ParticipantView] })
  list(): StreamableFile {
    return jsonFile(this.participants.every(), participantView);
  }
}

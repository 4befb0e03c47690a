import type { LanguageCode } from '@imisozi/core/languages';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { Body, Controller, type StreamableFile, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, PUBLIC } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { jsonFile } from '../../platform/list/json-file.js';
import { MessageAnswer, told } from '../../common/message-answer.js';
import { SentBy, type Sender } from '../../platform/limits/recipient-limits.js';
import { CreateParticipantDto } from './dto/create-participant.dto.js';
import { ParticipantView, participantView } from './dto/participant.view.js';
import { MissingDataInterceptor } from './missing-data.interceptor.js';
import { ParticipantsService } from './participants.service.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';

@ApiTags('Participants')
@Controller('participant')
export class ParticipantsController {
  constructor(private readonly participants: ParticipantsService) {}

  @Post('create', PUBLIC, 'Register for an event', {
    description: 'Only for approved events with a price.',
    created: MessageAnswer,
    limits: { name: 'participant', limit: 30, seconds: 600 },
  })
  @UseInterceptors(MissingDataInterceptor)
  async register(
    @Body() body: CreateParticipantDto,
    @IdempotencyKey() key: string | undefined,
    @SentBy() sender: Sender,
    @ContentLanguage() language: LanguageCode,
  ): Promise<MessageAnswer> {
    await this.participants.register(body, key, { sender, language });
    return told('participant-registered');
  }

  @Get('all', allow('participants', 'list'), 'All participants, newest first', { answer: [ParticipantView] })
  list(): StreamableFile {
    return jsonFile(this.participants.every(), participantView);
  }
}

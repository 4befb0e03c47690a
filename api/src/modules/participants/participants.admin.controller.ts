import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Staff } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { ApiList } from '../../common/list/api-list.js';
import { sendContentRange, type ListQuery } from '../../common/list/list-dialect.js';
import { ParticipantView, participantView } from './dto/participant.view.js';
import { ParticipantsService } from './participants.service.js';

@ApiTags('Dashboard: participants')
@Controller('admin/participants')
export class ParticipantsAdminController {
  constructor(private readonly participants: ParticipantsService) {}

  @Get()
  @Staff()
  @ApiOperation({ summary: 'A page of participants' })
  @ApiList('participants', ParticipantView)
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ParticipantView[]> {
    const page = await this.participants.page(query);
    sendContentRange(reply, 'participants', page);
    return page.rows.map(participantView);
  }

  @Get(':id')
  @Staff()
  @ApiOperation({ summary: 'One participant' })
  @ApiOkResponse({ type: ParticipantView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<ParticipantView> {
    return participantView(await this.participants.get(id));
  }
}

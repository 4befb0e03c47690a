import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { ParticipantView, participantView } from './dto/participant.view.js';
import { ParticipantsService } from './participants.service.js';

const SHEET = csvSheet<ParticipantView>(
  'participants',
  [
    'id',
    'eventName',
    'title',
    'familyName',
    'firstName',
    'position',
    'department',
    'organization',
    'address',
    'country',
    'town',
    'phone',
    'email',
    'dietRequirements',
    'amount',
    'dataProtection',
  ],
  ['createdAt'],
);

@ApiTags('Dashboard: participants')
@Controller('admin/participants')
export class ParticipantsBackofficeController {
  constructor(private readonly participants: ParticipantsService) {}

  @Get('', allow('participants', 'list'), 'A page of participants', { list: ParticipantView, sheet: SHEET })
  list(): PageReader<ParticipantView> {
    return async (page) => mapPage(await this.participants.page(page), participantView);
  }

  @Get(':id', allow('participants', 'show'), 'One participant', { answer: ParticipantView })
  async get(@Param('id') id: string): Promise<ParticipantView> {
    return participantView(await this.participants.get(id));
  }
}

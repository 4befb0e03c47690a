import { Body, Controller, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { MessageAnswer } from '../../common/message-answer.js';
import { allow, AsksAgain } from '../../platform/auth/access.decorators.js';
import { Get, Post, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ClientErasing } from './client.erasing.js';
import { ClientExport } from './client.export.js';
import { ClientMerges } from './client.merges.js';
import { ClientPages } from './client.pages.js';
import { ClientsService } from './clients.service.js';
import { MergeClientDto, UpdateClientDto } from './dto/client.dto.js';
import { ClientAnswer, ClientFileView, ClientRow, KnownClientView, clientView } from './dto/client.view.js';
import type { Client } from './client.entity.js';

const SHEET = csvSheet<ClientRow>(
  'clients',
  ['id', 'names', 'email', 'phoneNumber', 'language', 'consent', 'birthday'],
  ['createdAt'],
);

@ApiTags('Dashboard: clients')
@Controller('admin/clients')
export class ClientsBackofficeController {
  constructor(
    private readonly clients: ClientsService,
    private readonly pages: ClientPages,
    private readonly merges: ClientMerges,
    private readonly exports: ClientExport,
    private readonly erasing: ClientErasing,
  ) {}

  @Get('', allow('clients', 'list'), 'A page of clients', { list: ClientRow, sheet: SHEET })
  list(): PageReader<ClientRow> {
    return async (query) => {
      const page = await this.clients.page(query);
      return { ...page, rows: await this.pages.rows(page.rows) };
    };
  }

  @Get(':id', allow('clients', 'show'), 'One client, with all that is known of the person', { answer: KnownClientView })
  async get(@Param('id') id: string): Promise<KnownClientView> {
    return this.view(await this.clients.get(id));
  }

  @Put(':id', allow('clients', 'edit'), 'Change a client', {
    description: 'Fields left out keep their value. What was booked and paid is computed from the bookings.',
    answer: ClientAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientAnswer> {
    const client = await this.clients.update(actor, id, body);
    return { message: 'The client has been updated.', data: await this.view(client) };
  }

  @Post(':id/merge', allow('clients', 'merge'), 'Make another client part of this one', {
    description: 'All records of the other one belong to this one. It can be undone for 24 hours.',
    answer: ClientAnswer,
    idempotent: true,
  })
  async merge(
    @Param('id') id: string,
    @Body() { id: other }: MergeClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientAnswer> {
    const client = await this.merges.merge(actor, id, other);
    return { message: 'The two clients are one now. You can undo this for 24 hours.', data: await this.view(client) };
  }

  @Post(':id/unmerge', allow('clients', 'merge'), 'Undo the latest merge of a client', {
    description: 'Within 24 hours. What was written for either since stays with its mail address.',
    answer: ClientAnswer,
    idempotent: true,
  })
  async unmerge(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ClientAnswer> {
    const client = await this.merges.unmerge(actor, id);
    return { message: 'The two clients are separate again.', data: await this.view(client) };
  }

  @AsksAgain()
  @Get(':id/export', allow('clients', 'export'), 'All that is kept about a client, as a file', {
    description: 'Each call leaves a line in the audit trail.',
    answer: ClientFileView,
  })
  async export(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClientFileView> {
    void reply.header('content-disposition', 'attachment; filename="client.json"');
    return this.exports.file(actor, id);
  }

  @AsksAgain()
  @Get(':id/export/paper', allow('clients', 'export'), 'All that is kept about a client, as a PDF', { file: 'pdf' })
  async paper(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const paper = await this.exports.paper(actor, id);
    void reply.type('application/pdf').header('content-disposition', 'attachment; filename="client.pdf"');
    return paper;
  }

  @AsksAgain()
  @Post(':id/erase', allow('clients', 'erase'), 'Erase a client from everything that is kept', {
    description: 'What the accounts need stays without the person: numbers, days and amounts. It cannot be undone.',
    answer: MessageAnswer,
    idempotent: true,
  })
  async erase(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    await this.erasing.eraseClient(actor, id);
    return { message: 'The client has been erased.' };
  }

  private async view(client: Client): Promise<KnownClientView> {
    return clientView(await this.pages.facts(client));
  }
}

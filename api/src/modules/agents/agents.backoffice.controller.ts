import { Body, Controller, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { usd } from '@imisozi/core/money';
import { allow } from '../../platform/auth/access.decorators.js';
import { shownFile } from '../../platform/http/file-answer.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { NetOffDto, PayOutDto, TakeBackDto } from './agent-entry.dto.js';
import { AgentCommission } from './agent.commission.js';
import { AgentMoney } from './agent.money.js';
import { CreateAgentDto, UpdateAgentDto } from './agent.dto.js';
import { ApiMonth, statementFile } from './agent.statement.files.js';
import { AgentStatements } from './agent.statement.js';
import { AgentEntryAnswer, agentEntryView, StatementAnswer } from './agent.statement.view.js';
import { AgentAnswer, AgentView, agentView } from './agent.view.js';
import { AgentsService } from './agents.service.js';

const SHEET = csvSheet<AgentView>(
  'agents',
  [
    'id',
    'company',
    'contact',
    'email',
    'phoneNumber',
    'address',
    'tin',
    'deal',
    'percent',
    'creditDays',
    'creditLimit',
  ],
  ['endedAt', 'createdAt'],
);

@ApiTags('Dashboard: agents')
@Controller('admin/agents')
export class AgentsBackofficeController {
  constructor(
    private readonly agents: AgentsService,
    private readonly money: AgentMoney,
    private readonly commission: AgentCommission,
    private readonly statements: AgentStatements,
  ) {}

  @Get('', allow('agents', 'list'), 'A page of agents', { list: AgentView, sheet: SHEET })
  list(): PageReader<AgentView> {
    return async (page) => mapPage(await this.agents.page(page), agentView);
  }

  @Get(':id', allow('agents', 'show'), 'One agent', { answer: AgentView })
  async get(@Param('id') id: string): Promise<AgentView> {
    const agent = await this.agents.get(id);
    return { ...agentView(agent), money: await this.money.of(agent) };
  }

  @Post('', allow('agents', 'create'), 'Create an agent', { created: AgentAnswer, idempotent: true })
  async create(@Body() body: CreateAgentDto, @CurrentActor() actor: Actor): Promise<AgentAnswer> {
    return { message: 'The agent has been created.', data: agentView(await this.agents.create(actor, body)) };
  }

  @Put(':id', allow('agents', 'edit'), 'Change an agent', {
    description: 'Fields left out keep their value. Bookings keep what was agreed for them.',
    answer: AgentAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateAgentDto,
    @CurrentActor() actor: Actor,
  ): Promise<AgentAnswer> {
    return { message: 'The agent has been updated.', data: agentView(await this.agents.update(actor, id, body)) };
  }

  @Delete(':id', allow('agents', 'delete'), 'Delete an agent', {
    description: 'One that has bookings is ended instead, with `isEnded`.',
    answer: AgentAnswer,
    idempotent: true,
  })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<AgentAnswer> {
    return { message: 'The agent has been deleted.', data: agentView(await this.agents.delete(actor, id)) };
  }

  @Get(':id/statement', allow('agents', 'statement'), 'The statement of an agent for a month', {
    description: 'Bookings of the month, older ones with something left to pay, and the entries of the commission.',
    answer: StatementAnswer,
    file: 'csv',
    200: 'The statement as JSON or, with `Accept: text/csv`, its bookings as a file.',
  })
  @ApiMonth()
  async statement(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('month') month?: string,
  ): Promise<StatementAnswer | StreamableFile> {
    return statementFile(reply, await this.statements.read(id, month));
  }

  @Get(':id/statement/paper', allow('agents', 'statement'), 'The statement as a PDF', { file: 'pdf' })
  @ApiMonth()
  async paper(@Param('id') id: string, @Query('month') month?: string): Promise<StreamableFile> {
    return shownFile(await this.statements.paper(id, month));
  }

  @Post(':id/pay-out', allow('agents', 'pay'), 'Record that commission was paid out', {
    description: 'At most what was earned and not given yet.',
    created: AgentEntryAnswer,
    idempotent: true,
  })
  async payOut(
    @Param('id') id: string,
    @Body() body: PayOutDto,
    @CurrentActor() actor: Actor,
  ): Promise<AgentEntryAnswer> {
    const entry = await this.commission.payOut(id, body, actor);
    return { message: `${usd(-entry.amount)} has been recorded as paid out.`, entry: agentEntryView(entry) };
  }

  @Post(':id/net-off', allow('agents', 'pay'), 'Pay a booking of the agent with its commission', {
    description: 'It is booked as money in, with a receipt.',
    created: AgentEntryAnswer,
    idempotent: true,
  })
  async netOff(
    @Param('id') id: string,
    @Body() body: NetOffDto,
    @CurrentActor() actor: Actor,
  ): Promise<AgentEntryAnswer> {
    const entry = await this.commission.netOff(id, body, actor);
    return { message: `${usd(-entry.amount)} of commission has paid the booking.`, entry: agentEntryView(entry) };
  }

  @Post(':id/entries/:entryId/void', allow('agents', 'void'), 'Take back a payment of commission', {
    description: 'Another entry takes it back; neither is ever deleted.',
    created: AgentEntryAnswer,
    idempotent: true,
  })
  async void(
    @Param('id') id: string,
    @Param('entryId') entryId: string,
    @Body() { reason }: TakeBackDto,
    @CurrentActor() actor: Actor,
  ): Promise<AgentEntryAnswer> {
    const entry = await this.commission.void(id, entryId, reason, actor);
    return { message: 'The payment has been taken back.', entry: agentEntryView(entry) };
  }
}

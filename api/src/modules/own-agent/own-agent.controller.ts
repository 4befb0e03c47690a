import { Controller, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { allow } from '../../platform/auth/access.decorators.js';
import { shownFile } from '../../platform/http/file-answer.js';
import { Get } from '../../platform/http/route.js';
import { AgentMoney } from '../agents/agent.money.js';
import { AgentStatements } from '../agents/agent.statement.js';
import { ApiMonth, statementFile } from '../agents/agent.statement.files.js';
import { AgentsService } from '../agents/agents.service.js';
import { agentView } from '../agents/agent.view.js';
import { OwnAgentView, ownAgentView, OwnStatementAnswer, ownStatement } from './dto/own-agent.view.js';
import { OwnAgentId } from './own-agent.param.js';

/** What a travel agent who is logged in sees of the own account with the company (rules/agents 6). */
@ApiTags('Agent login')
@Controller('admin/own-agent')
export class OwnAgentController {
  constructor(
    private readonly agents: AgentsService,
    private readonly money: AgentMoney,
    private readonly statements: AgentStatements,
  ) {}

  @Get('', allow('own-agent', 'show'), 'The agent whose login calls, with its credit and commission', {
    answer: OwnAgentView,
  })
  async show(@OwnAgentId() id: string): Promise<OwnAgentView> {
    const agent = await this.agents.get(id);
    return ownAgentView(agentView(agent), await this.money.of(agent));
  }

  @Get('statement', allow('own-agent', 'statement'), 'The own statement for a month', {
    answer: OwnStatementAnswer,
    file: 'csv',
    200: 'The statement as JSON or, with `Accept: text/csv`, its bookings as a file.',
  })
  @ApiMonth()
  async statement(
    @OwnAgentId() id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('month') month?: string,
  ): Promise<OwnStatementAnswer | StreamableFile> {
    return statementFile(reply, ownStatement(await this.statements.read(id, month)));
  }

  @Get('statement/paper', allow('own-agent', 'statement'), 'The own statement as a PDF', { file: 'pdf' })
  @ApiMonth()
  async paper(@OwnAgentId() id: string, @Query('month') month?: string): Promise<StreamableFile> {
    return shownFile(await this.statements.paper(id, month));
  }
}

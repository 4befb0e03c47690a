import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Delete, Get, Post } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { MessageAnswer } from '../../common/message-answer.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ConfirmStatementDto, PreviewStatementDto, SetAsideDto, UploadStatementDto } from './dto/statement.dto.js';
import {
  ConfirmedStatementAnswer,
  StatementPreviewAnswer,
  StatementView,
  statementView,
  StatementWithRowsView,
  UploadedStatementAnswer,
} from './dto/statement.view.js';
import { StatementConfirming } from './statement.confirming.js';
import { StatementSettingAside } from './statement.setting-aside.js';
import { StatementsService } from './statements.service.js';

const SHEET = csvSheet<StatementView>(
  'statements',
  [
    'id',
    'name',
    'format',
    'account',
    'currency',
    'fromDay',
    'toDay',
    'rowCount',
    'open',
    'booked',
    'aside',
    'uploadedBy',
  ],
  ['createdAt'],
);

@ApiTags('Dashboard: bank statements')
@Controller('admin/statements')
export class StatementsBackofficeController {
  constructor(
    private readonly statements: StatementsService,
    private readonly confirming: StatementConfirming,
    private readonly settingAside: StatementSettingAside,
  ) {}

  @Get('', allow('statements', 'list'), 'A page of bank statements', { list: StatementView, sheet: SHEET })
  list(): PageReader<StatementView> {
    return async (page) => mapPage(await this.statements.page(page), statementView);
  }

  @Get(':id', allow('statements', 'show'), 'One bank statement with its rows', {
    description: 'For each open row the bookings that it may be for, with the reason in words.',
    answer: StatementWithRowsView,
  })
  get(@Param('id') id: string): Promise<StatementWithRowsView> {
    return this.statements.get(id);
  }

  @Post('preview', allow('statements', 'create'), 'What a bank statement would bring', {
    description: 'Keeps nothing.',
    answer: StatementPreviewAnswer,
  })
  preview(@Body() body: PreviewStatementDto): Promise<StatementPreviewAnswer> {
    return this.statements.preview(body);
  }

  @Post('', allow('statements', 'create'), 'Upload a bank statement', {
    description: 'Rows that were uploaded before, in whatever file, are left out. Nothing is booked.',
    created: UploadedStatementAnswer,
    idempotent: true,
  })
  upload(@Body() body: UploadStatementDto, @CurrentActor() actor: Actor): Promise<UploadedStatementAnswer> {
    return this.statements.upload(actor, body);
  }

  @Delete(':id', allow('statements', 'delete'), 'Delete a bank statement', {
    description: 'Only one of which nothing is booked. Its rows can be uploaded again.',
    answer: MessageAnswer,
    idempotent: true,
  })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    await this.statements.delete(actor, id);
    return { message: 'The statement has been deleted.' };
  }

  @Post(':id/confirm', allow('statements', 'confirm'), 'Book rows of a bank statement', {
    description:
      'Each row for a booking, or in parts for several. A row that cannot be booked is in `refused`; if none can, the call is.',
    answer: ConfirmedStatementAnswer,
    idempotent: true,
  })
  confirm(
    @Param('id') id: string,
    @Body() { rows }: ConfirmStatementDto,
    @CurrentActor() actor: Actor,
  ): Promise<ConfirmedStatementAnswer> {
    return this.confirming.confirm(actor, id, rows);
  }

  @Post(':id/rows/:row/aside', allow('statements', 'confirm'), 'Set a row aside that is no payment of a booking', {
    answer: MessageAnswer,
    idempotent: true,
  })
  async setAside(
    @Param('id') id: string,
    @Param('row') row: string,
    @Body() { reason }: SetAsideDto,
    @CurrentActor() actor: Actor,
  ): Promise<MessageAnswer> {
    await this.settingAside.setAside(actor, id, row, reason);
    return { message: 'The row has been set aside.' };
  }

  @Post(':id/rows/:row/back', allow('statements', 'confirm'), 'Take a row back that was set aside', {
    answer: MessageAnswer,
    idempotent: true,
  })
  async takeBack(
    @Param('id') id: string,
    @Param('row') row: string,
    @CurrentActor() actor: Actor,
  ): Promise<MessageAnswer> {
    await this.settingAside.takeBack(actor, id, row);
    return { message: 'The row is open again.' };
  }
}

import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { EnterSignatureDto } from './fiscal.dto.js';
import { FiscalReceiptAnswer, FiscalReceiptView, fiscalReceiptView } from './fiscal.view.js';
import { FiscalService } from './fiscal.service.js';

const SHEET = csvSheet<FiscalReceiptView>(
  'fiscal-receipts',
  ['paper', 'kind', 'reverses', 'orderNumber', 'title', 'amount', 'tax', 'state', 'problem'],
  ['createdAt'],
);

@ApiTags('Dashboard: fiscal device')
@Controller('admin/fiscal-receipts')
export class FiscalReceiptsController {
  constructor(private readonly fiscal: FiscalService) {}

  @Get('', allow('fiscal-receipts', 'list'), 'A page of papers for the fiscal device', {
    description: 'Invoices and what takes them back, with the signatures of the device.',
    list: FiscalReceiptView,
    sheet: SHEET,
    filter: '{"state":"refused"}',
  })
  list(): PageReader<FiscalReceiptView> {
    return async (page) => mapPage(await this.fiscal.page(page), fiscalReceiptView);
  }

  @Get(':id', allow('fiscal-receipts', 'show'), 'One paper for the fiscal device', { answer: FiscalReceiptView })
  async get(@Param('id') id: string): Promise<FiscalReceiptView> {
    return fiscalReceiptView(await this.fiscal.get(id));
  }

  @Post(':id/again', allow('fiscal-receipts', 'edit'), 'Send a paper to the fiscal device again', {
    description:
      'One that the device refused, once the reason is mended, or one that waits for a device that was away.',
    answer: FiscalReceiptAnswer,
    idempotent: true,
  })
  async again(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<FiscalReceiptAnswer> {
    const receipt = await this.fiscal.again(id, actor);
    return { message: 'It will be sent again.', data: fiscalReceiptView(receipt) };
  }

  @Post(':id/enter', allow('fiscal-receipts', 'edit'), 'Enter the signature of a paper', {
    description: 'For a paper that the device has signed, but whose answer was lost: its journal has the values.',
    answer: FiscalReceiptAnswer,
    idempotent: true,
  })
  async enter(
    @Param('id') id: string,
    @Body() body: EnterSignatureDto,
    @CurrentActor() actor: Actor,
  ): Promise<FiscalReceiptAnswer> {
    const receipt = await this.fiscal.enter(id, body, actor);
    return { message: 'The signature has been saved.', data: fiscalReceiptView(receipt) };
  }
}

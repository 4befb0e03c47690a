import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { SubscriberView, subscriberView } from './dto/subscriber.view.js';
import { SubscribersService } from './subscribers.service.js';

const SHEET = csvSheet<SubscriberView>('subscribers', ['id', 'email'], ['createdAt']);

@ApiTags('Dashboard: subscribers')
@Controller('admin/subscribers')
export class SubscribersBackofficeController {
  constructor(private readonly maillist: SubscribersService) {}

  @Get('', allow('subscribers', 'list'), 'A page of subscribers', { list: SubscriberView, sheet: SHEET })
  list(): PageReader<SubscriberView> {
    return async (page) => mapPage(await this.maillist.page(page), subscriberView);
  }

  @Get(':id', allow('subscribers', 'show'), 'One subscriber', { answer: SubscriberView })
  async get(@Param('id') id: string): Promise<SubscriberView> {
    return subscriberView(await this.maillist.get(id));
  }
}

import { Body, Param, type Type } from '@nestjs/common';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Put } from '../../platform/http/route.js';
import type { CsvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { HandledDto } from './handled.dto.js';
import type { Inquiry, InquiryInbox } from './inquiry.inbox.js';

/** The response types of the routes for one kind of inquiry, and its names in the documentation. */
interface InquiryRoutes<T extends Inquiry, View extends object> {
  readonly resource: 'air-ticket-inquiries' | 'contact-messages';
  /** With an article, and without: `a contact message`, `contact message`, `contact messages`, `message`. */
  readonly names: { readonly one: string; readonly single: string; readonly many: string; readonly short: string };
  readonly sheet: CsvSheet;
  readonly view: Type<View>;
  readonly viewOf: (inquiry: T) => View;
  /** The response to a change: a message and the inquiry. */
  readonly answer: Type<HandledAnswer<View>>;
}

interface HandledAnswer<View> {
  readonly message: string;
  readonly data: View;
}

/** The base of a controller for one kind of inquiry: list, read, and mark as handled. */
export function inquiryBackofficeController<T extends Inquiry, View extends object>({
  resource,
  names,
  sheet,
  view,
  viewOf,
  answer,
}: InquiryRoutes<T, View>) {
  abstract class InquiryBackofficeController {
    constructor(readonly inbox: InquiryInbox<T>) {}

    @Get('', allow(resource, 'list'), `A page of ${names.many}`, { list: view, sheet })
    list(): PageReader<View> {
      return async (page) => mapPage(await this.inbox.page(page), viewOf);
    }

    @Get(':id', allow(resource, 'show'), `One ${names.single}`, { answer: view })
    async get(@Param('id') id: string): Promise<View> {
      return viewOf(await this.inbox.get(id));
    }

    @Put(':id', allow(resource, 'handle'), `Mark ${names.one} as handled, or reopen it`, { answer })
    async setHandled(
      @Param('id') id: string,
      @Body() { isHandled }: HandledDto,
      @CurrentActor() actor: Actor,
    ): Promise<HandledAnswer<View>> {
      const inquiry = await this.inbox.setHandled(actor, id, isHandled);
      return {
        message: `The ${names.short} has been ${isHandled ? 'marked as handled' : 'reopened'}.`,
        data: viewOf(inquiry),
      };
    }
  }
  return InquiryBackofficeController;
}

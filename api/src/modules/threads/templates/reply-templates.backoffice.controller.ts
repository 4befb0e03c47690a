import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Delete, Get, Post, Put } from '../../../platform/http/route.js';
import { csvSheet } from '../../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { CreateReplyTemplateDto, UpdateReplyTemplateDto } from './reply-template.dto.js';
import { ReplyTemplateAnswer, ReplyTemplateView, replyTemplateView } from './reply-template.view.js';
import { ReplyTemplates } from './reply-templates.service.js';

const SHEET = csvSheet<ReplyTemplateView>('reply-templates', ['id', 'name', 'languages'], ['createdAt', 'updatedAt']);

@ApiTags('Dashboard: conversations')
@Controller('admin/reply-templates')
export class ReplyTemplatesBackofficeController {
  constructor(private readonly templates: ReplyTemplates) {}

  @Get('', allow('reply-templates', 'list'), 'A page of templates for replies', {
    list: ReplyTemplateView,
    sheet: SHEET,
  })
  list(): PageReader<ReplyTemplateView> {
    return async (query) => mapPage(await this.templates.page(query), replyTemplateView);
  }

  @Get(':id', allow('reply-templates', 'show'), 'One template for replies', { answer: ReplyTemplateView })
  async get(@Param('id') id: string): Promise<ReplyTemplateView> {
    return replyTemplateView(await this.templates.get(id));
  }

  @Post('', allow('reply-templates', 'create'), 'Write a template for replies', {
    created: ReplyTemplateAnswer,
    idempotent: true,
  })
  async create(@Body() body: CreateReplyTemplateDto, @CurrentActor() actor: Actor): Promise<ReplyTemplateAnswer> {
    const template = await this.templates.create(actor, body);
    return { message: 'The template has been saved.', data: replyTemplateView(template) };
  }

  @Put(':id', allow('reply-templates', 'edit'), 'Change a template for replies', {
    description: 'Fields left out keep their value; `texts` replaces all languages.',
    answer: ReplyTemplateAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateReplyTemplateDto,
    @CurrentActor() actor: Actor,
  ): Promise<ReplyTemplateAnswer> {
    const template = await this.templates.update(actor, id, body);
    return { message: 'The template has been saved.', data: replyTemplateView(template) };
  }

  @Delete(':id', allow('reply-templates', 'delete'), 'Delete a template for replies', {
    answer: ReplyTemplateAnswer,
    idempotent: true,
  })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ReplyTemplateAnswer> {
    const template = await this.templates.delete(actor, id);
    return { message: 'The template has been deleted.', data: replyTemplateView(template) };
  }
}

import { Body, Controller, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CopiesAnswer, UploadAnswer, uploadAnswer, UploadTicketAnswer, uploadTicketAnswer } from './dto/media.view.js';
import { UploadDto, UploadForm } from './dto/upload.dto.js';
import { MediaService } from './media.service.js';
import { MultipartInterceptor, UploadedFile } from './multipart.interceptor.js';

@ApiTags('Media')
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Post('upload', allow('media', 'create'), 'Upload a picture or a document', {
    description:
      'Answers as the cloud service does. Pictures are written anew without their metadata, in several widths.',
    created: UploadAnswer,
    limits: { name: 'media-upload', limit: 120, seconds: 600 },
  })
  @UseInterceptors(MultipartInterceptor)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadForm })
  async upload(
    @UploadedFile() file: Buffer,
    @Body() fields: UploadDto,
    @CurrentActor() actor: Actor,
  ): Promise<UploadAnswer> {
    return uploadAnswer(await this.media.upload(actor, file, fields), fields.folder, fields.tags);
  }

  @Get('copies', allow('media', 'create'), 'How many pictures have no copies yet', {
    description: 'A picture can be used before: pages offer its copies as soon as all are there.',
    answer: CopiesAnswer,
  })
  copies(): Promise<CopiesAnswer> {
    return this.media.copies();
  }

  @Post('signature', allow('media', 'create'), 'Where to upload a file, and which fields to send', {
    description: 'The cloud service, with signed fields, if it is configured; otherwise this API.',
    answer: UploadTicketAnswer,
  })
  async sign(@Body() fields: UploadDto, @CurrentActor() actor: Actor): Promise<UploadTicketAnswer> {
    return uploadTicketAnswer(await this.media.ticketFor(actor, fields));
  }
}

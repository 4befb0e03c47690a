import { Body, Controller, Get, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPayloadTooLargeResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CopiesAnswer, UploadAnswer, uploadAnswer, UploadTicketAnswer, uploadTicketAnswer } from './dto/media.view.js';
import { UploadDto, UploadForm } from './dto/upload.dto.js';
import { MediaService } from './media.service.js';
import { MultipartInterceptor, UploadedFile } from './multipart.interceptor.js';

@ApiTags('Media')
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Post('upload')
  @HttpCode(201)
  @Allow('media', 'create')
  @RateLimit({ name: 'media-upload', limit: 120, seconds: 600 })
  @UseInterceptors(MultipartInterceptor)
  @ApiOperation({
    summary: 'Upload a picture or a document',
    description:
      'Answers as the cloud service does. Pictures are written anew without their metadata, in several widths.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadForm })
  @ApiCreatedResponse({ type: UploadAnswer })
  @ApiBadRequestResponse({
    description: 'There is no file, more than one file, or the folder is unknown.',
    type: ErrorAnswer,
  })
  @ApiPayloadTooLargeResponse({ description: 'Larger than 10 MB or 50 megapixels.', type: ErrorAnswer })
  @ApiUnsupportedMediaTypeResponse({ description: 'This type of content is not accepted.', type: ErrorAnswer })
  @ApiServiceUnavailableResponse({ description: 'The cloud service did not accept it.', type: ErrorAnswer })
  async upload(
    @UploadedFile() file: Buffer,
    @Body() fields: UploadDto,
    @CurrentActor() actor: Actor,
  ): Promise<UploadAnswer> {
    return uploadAnswer(await this.media.upload(actor, file, fields), fields.folder, fields.tags);
  }

  @Get('copies')
  @Allow('media', 'create')
  @ApiOperation({
    summary: 'How many pictures have no copies yet',
    description: 'A picture can be used before: pages offer its copies as soon as all are there.',
  })
  @ApiOkResponse({ type: CopiesAnswer })
  copies(): Promise<CopiesAnswer> {
    return this.media.copies();
  }

  @Post('signature')
  @HttpCode(200)
  @Allow('media', 'create')
  @ApiOperation({
    summary: 'Where to upload a file, and which fields to send',
    description: 'The cloud service, with signed fields, if it is configured; otherwise this API.',
  })
  @ApiOkResponse({ type: UploadTicketAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  async sign(@Body() fields: UploadDto, @CurrentActor() actor: Actor): Promise<UploadTicketAnswer> {
    return uploadTicketAnswer(await this.media.ticketFor(actor, fields));
  }
}

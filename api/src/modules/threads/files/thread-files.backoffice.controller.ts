import { Body, Controller, Param, StreamableFile, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { FILE_TYPES } from '@imisozi/core/thread-files';
import { MessageAnswer } from '../../../common/message-answer.js';
import { savedAs } from '../../../common/files/safe-file-name.js';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Delete, Get, Post } from '../../../platform/http/route.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { MultipartInterceptor, UploadedFile } from '../../media/multipart.interceptor.js';
import { ThreadsService } from '../threads.service.js';
import { ThreadFileDto, ThreadFileForm } from './thread-file.dto.js';
import { ThreadFileAnswer, threadFileView, ThreadPaperView, threadPaperView } from './thread-file.view.js';
import { ThreadDrafts } from './thread.drafts.js';
import { ThreadFiles } from './thread.files.js';
import { ThreadPapers } from './thread.papers.js';

@ApiTags('Dashboard: conversations')
@Controller('admin/threads')
export class ThreadFilesBackofficeController {
  constructor(
    private readonly threads: ThreadsService,
    private readonly files: ThreadFiles,
    private readonly drafts: ThreadDrafts,
    private readonly papers: ThreadPapers,
  ) {}

  @Post(':id/files', allow('threads', 'create'), 'Upload a file for a reply', {
    description: 'It goes out with the reply that names it, and is deleted after a day if none does.',
    created: ThreadFileAnswer,
    limits: { name: 'thread-upload', limit: 120, seconds: 600 },
    idempotent: true,
  })
  @UseInterceptors(MultipartInterceptor)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ThreadFileForm })
  async upload(
    @Param('id') id: string,
    @UploadedFile() file: Buffer,
    @Body() { name }: ThreadFileDto,
    @CurrentActor() actor: Actor,
  ): Promise<ThreadFileAnswer> {
    const kept = await this.drafts.add(actor, id, name, file);
    return { message: 'The file has been uploaded.', data: threadFileView(kept) };
  }

  @Delete(':id/files/:fileId', allow('threads', 'create'), 'Remove a file of a reply that was not sent', {
    answer: MessageAnswer,
    idempotent: true,
  })
  async remove(
    @Param('id') id: string,
    @Param('fileId') fileId: string,
    @CurrentActor() actor: Actor,
  ): Promise<MessageAnswer> {
    await this.drafts.remove(actor, id, fileId);
    return { message: 'The file has been removed.' };
  }

  @Get(':id/files/:fileId', allow('threads', 'show'), 'A file of a conversation', {
    description: 'To be saved, never shown: its type is that of its content.',
    file: 'any',
  })
  async file(
    @Param('id') id: string,
    @Param('fileId') fileId: string,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    const file = await this.files.get(id, fileId, actor.user!.id);
    const type = FILE_TYPES[file.type!].mime;
    return new StreamableFile(await this.files.contentOf(file), { type, disposition: savedAs(file.name) });
  }

  @Get(':id/papers', allow('threads', 'show'), 'The papers that can be attached to a reply', {
    description: 'Of the booking or the proposal that the conversation is about.',
    answer: [ThreadPaperView],
  })
  async list(@Param('id') id: string): Promise<ThreadPaperView[]> {
    return (await this.papers.of(await this.threads.get(id))).map(threadPaperView);
  }
}

import { Controller, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { MARK, MailPictures } from './mail-pictures.service.js';

const ONE_DAY_S = 86_400;

/** What mails show of us: the mark, and pictures of tours and events. */
@ApiExcludeController()
@Controller('og/mail')
export class MailPicturesController {
  constructor(private readonly pictures: MailPictures) {}

  @Get(':name', PUBLIC, 'A picture of mails')
  async get(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const isMark = name === MARK;
    const picture = isMark ? await this.pictures.mark() : await this.pictures.get(name);
    // Mail programs on the web show it on their own pages.
    void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    void reply.header('Cache-Control', `public, max-age=${ONE_DAY_S}`);
    await reply.type(isMark ? 'image/png' : 'image/jpeg').send(picture);
  }
}

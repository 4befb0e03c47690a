import { Controller, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { SharePicturesService } from './share-pictures.service.js';

const ONE_YEAR_S = 31_536_000;
const FIVE_MINUTES_S = 300;

/** Pictures of 1200 by 630 pixels for shared links; pages link to them, so they are outside of `/api`. */
@ApiExcludeController()
@Controller('og')
export class SharePicturesController {
  constructor(private readonly pictures: SharePicturesService) {}

  @Get(':name', PUBLIC, 'The picture of a page')
  async get(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const found = await this.pictures.find(name);
    // Social networks and chats show it on their own pages.
    void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if ('movedTo' in found) {
      await reply.header('Cache-Control', `public, max-age=${FIVE_MINUTES_S}`).redirect(`/og/${found.movedTo}`, 302);
      return;
    }
    await reply.header('Cache-Control', `public, max-age=${ONE_YEAR_S}, immutable`).type('image/png').send(found.png);
  }
}

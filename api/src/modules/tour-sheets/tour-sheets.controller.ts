import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { EdgeCached } from '../../platform/api-cache/api-cache-headers.js';
import { Public } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { RequestedLanguage, ApiLanguageQuery } from '../translations/requested-language.js';
import { TourSheetsService } from './tour-sheets.service.js';

@ApiTags('Tours')
@Controller('tours')
export class TourSheetsController {
  constructor(private readonly sheets: TourSheetsService) {}

  @Get(':slug/sheet')
  @Public()
  @RateLimit({ name: 'tour-sheet', limit: 30, seconds: 60 })
  @EdgeCached('tour:{slug}', 'destinations')
  @ApiOperation({
    summary: 'A tour on one page, as a PDF',
    description:
      'In English or French; what is too long for the page is cut, and the page says where to find the rest.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiLanguageQuery()
  @Header('Content-Type', 'application/pdf')
  @Header('Content-Disposition', 'inline')
  sheet(@Param('slug') slug: string, @RequestedLanguage() language: LanguageCode): Promise<Buffer> {
    return this.sheets.draw(slug, language);
  }
}

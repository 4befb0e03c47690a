import { Controller, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { edge } from '../../platform/api-cache/api-cache-headers.js';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { RequestedLanguage } from '../translations/requested-language.js';
import { TourSheetsService } from './tour-sheets.service.js';

@ApiTags('Tours')
@Controller('tours')
export class TourSheetsController {
  constructor(private readonly sheets: TourSheetsService) {}

  @Get(':slug/sheet', PUBLIC, 'A tour on one page, as a PDF', {
    description:
      'In English, French, Kiswahili, Kinyarwanda or Arabic; what is too long for the page is cut, and the page says where to find the rest.',
    file: 'pdf',
    limits: { name: 'tour-sheet', limit: 30, seconds: 60 },
    cached: edge('tour:{slug}', 'destinations', 'settings'),
  })
  @Header('Content-Type', 'application/pdf')
  @Header('Content-Disposition', 'inline')
  sheet(@Param('slug') slug: string, @RequestedLanguage() language: LanguageCode): Promise<Buffer> {
    return this.sheets.draw(slug, language);
  }
}

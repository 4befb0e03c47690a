import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, Public, type CurrentUser } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { TourAnswer, ToursAnswer, tourView } from './dto/tour.view.js';
import { ToursService } from './tours.service.js';

/** How many `/tours/five` answers (contract 3). */
const FIVE = 5;

@ApiTags('Tours')
@Controller('tours')
export class ToursController {
  constructor(private readonly tours: ToursService) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Tours, newest first', description: 'Published ones; staff get drafts too.' })
  @ApiOkResponse({ type: ToursAnswer })
  async list(@Caller() caller?: CurrentUser): Promise<ToursAnswer> {
    const tours = await this.tours.list(caller ? 'staff' : 'public');
    return { tours: tours.map(tourView) };
  }

  @Get('five')
  @Public()
  @ApiOperation({ summary: 'The newest five published tours' })
  @ApiOkResponse({ type: ToursAnswer })
  async five(): Promise<ToursAnswer> {
    const tours = await this.tours.list('public', FIVE);
    return { tours: tours.map(tourView) };
  }

  @Get(':slug')
  @Public()
  @ApiOperation({ summary: 'One tour', description: 'Drafts are shown to staff only.' })
  @ApiOkResponse({ type: TourAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('slug') slug: string, @Caller() caller?: CurrentUser): Promise<TourAnswer> {
    return { tours: tourView(await this.tours.get(slug, caller ? 'staff' : 'public')) };
  }
}

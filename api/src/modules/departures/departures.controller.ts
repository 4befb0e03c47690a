import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Caller, Public, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { EdgeCachedForMinutes } from '../../platform/api-cache/api-cache-headers.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { DeparturesService } from './departures.service.js';
import { DeparturesAnswer, departureView } from './dto/departure.view.js';

const DAY = { required: false, type: String, example: '2027-01-02' };

@ApiTags('Departures')
@Controller('tours/:slug/departures')
export class DeparturesController {
  constructor(private readonly departures: DeparturesService) {}

  @Get()
  @Public()
  @EdgeCachedForMinutes('tour:{slug}', 'departures:{slug}')
  @ApiOperation({
    summary: "A tour's departures",
    description: 'By date, without cancelled ones; today and later unless `from` and `to` are given.',
  })
  @ApiQuery({ name: 'from', ...DAY })
  @ApiQuery({ name: 'to', ...DAY })
  @ApiOkResponse({ type: DeparturesAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async list(
    @Param('slug') slug: string,
    @Query() days: { from?: string; to?: string },
    @Caller() caller?: CurrentUser,
  ): Promise<DeparturesAnswer> {
    const departures = await this.departures.ofTour(slug, caller ? 'staff' : 'public', days);
    return { departures: departures.map(departureView) };
  }
}

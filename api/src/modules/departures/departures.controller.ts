import { Controller, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Caller, PUBLIC, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { audienceOf } from '../../platform/auth/audience.js';
import { Get } from '../../platform/http/route.js';
import { edgeForMinutes } from '../../platform/api-cache/api-cache-headers.js';
import { DeparturesService } from './departures.service.js';
import { DeparturesAnswer, departureView } from './dto/departure.view.js';

const DAY = { required: false, type: String, example: '2027-01-02' };

@ApiTags('Departures')
@Controller('tours/:slug/departures')
export class DeparturesController {
  constructor(private readonly departures: DeparturesService) {}

  @Get('', PUBLIC, "A tour's departures", {
    description: 'By date, without cancelled ones; today and later unless `from` and `to` are given.',
    answer: DeparturesAnswer,
    cached: edgeForMinutes('tour:{slug}', 'departures:{slug}'),
  })
  @ApiQuery({ name: 'from', ...DAY })
  @ApiQuery({ name: 'to', ...DAY })
  async list(
    @Param('slug') slug: string,
    @Query() days: { from?: string; to?: string },
    @Caller() caller?: CurrentUser,
  ): Promise<DeparturesAnswer> {
    const departures = await this.departures.ofTour(slug, audienceOf(caller, 'departures'), days);
    return { departures: departures.map(departureView) };
  }
}

import { Controller, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { edgeForMinutes } from '../../platform/api-cache/api-cache-headers.js';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { ThingsToDoService } from './things-to-do.service.js';

/** The product feed of Google's Things to do, outside of `/api` because it is not part of its contract. */
@ApiExcludeController()
@Controller('things-to-do.json')
export class ThingsToDoController {
  constructor(private readonly things: ThingsToDoService) {}

  @Get('', PUBLIC, 'The product feed of Google’s Things to do', {
    limits: { name: 'things-to-do', limit: 30, seconds: 60 },
    cached: edgeForMinutes('tours', 'destinations', 'settings', 'departures', 'reviews'),
  })
  @Header('Content-Type', 'application/json; charset=utf-8')
  feed(): Promise<string> {
    return this.things.feed();
  }
}

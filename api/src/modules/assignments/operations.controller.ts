import { Controller, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { OperationsAnswer } from './dto/operations.view.js';
import { OperationsBoard } from './operations.board.js';

@ApiTags('Dashboard: operations')
@Controller('admin/operations')
export class OperationsController {
  constructor(private readonly board: OperationsBoard) {}

  @Get('', allow('operations', 'show'), 'Trips with their guides, drivers and vehicles', {
    description: 'What takes place on at least one of the days; at most six weeks.',
    answer: OperationsAnswer,
  })
  @ApiQuery({ name: 'from', required: false, type: String, example: '2027-06-12', description: 'Default: today.' })
  @ApiQuery({ name: 'to', required: false, type: String, example: '2027-06-18', description: 'Default: a week.' })
  show(@Query('from') from?: string, @Query('to') to?: string): Promise<OperationsAnswer> {
    return this.board.between(from, to);
  }
}

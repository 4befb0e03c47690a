import { Body, Controller, Get, Param, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { mapPage, sendList } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ModerateReviewDto } from './dto/review.dto.js';
import { ReviewAnswer, reviewView, ReviewView } from './dto/review.view.js';
import { ReviewsService } from './reviews.service.js';

const SHEET = csvSheet<ReviewView>(
  'reviews',
  ['id', 'orderId', 'tourTitle', 'travelledUntil', 'status', 'names', 'stars', 'text', 'answer'],
  ['writtenAt', 'createdAt'],
);

@ApiTags('Dashboard: reviews')
@Controller('admin/reviews')
export class ReviewsBackofficeController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get()
  @Allow('reviews', 'list')
  @ApiOperation({ summary: 'A page of reviews' })
  @ApiList('reviews', ReviewView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReviewView[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) => mapPage(await this.reviews.page(page), reviewView));
  }

  @Get(':id')
  @Allow('reviews', 'show')
  @ApiOperation({ summary: 'One review' })
  @ApiOkResponse({ type: ReviewView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<ReviewView> {
    return reviewView(await this.reviews.get(id));
  }

  @Put(':id')
  @Allow('reviews', 'edit')
  @Idempotent()
  @ApiOperation({ summary: 'Publish, hide or answer a review', description: 'Fields left out keep their value.' })
  @ApiOkResponse({ type: ReviewAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'Nothing is written yet.', type: ErrorAnswer })
  async moderate(
    @Param('id') id: string,
    @Body() body: ModerateReviewDto,
    @CurrentActor() actor: Actor,
  ): Promise<ReviewAnswer> {
    return { message: 'The review has been saved.', data: reviewView(await this.reviews.moderate(actor, id, body)) };
  }
}

import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
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

  @Get('', allow('reviews', 'list'), 'A page of reviews', { list: ReviewView, sheet: SHEET })
  list(): PageReader<ReviewView> {
    return async (page) => mapPage(await this.reviews.page(page), reviewView);
  }

  @Get(':id', allow('reviews', 'show'), 'One review', { answer: ReviewView })
  async get(@Param('id') id: string): Promise<ReviewView> {
    return reviewView(await this.reviews.get(id));
  }

  @Put(':id', allow('reviews', 'edit'), 'Publish, hide or answer a review', {
    description: 'Fields left out keep their value.',
    answer: ReviewAnswer,
    idempotent: true,
  })
  async moderate(
    @Param('id') id: string,
    @Body() body: ModerateReviewDto,
    @CurrentActor() actor: Actor,
  ): Promise<ReviewAnswer> {
    return { message: 'The review has been saved.', data: reviewView(await this.reviews.moderate(actor, id, body)) };
  }
}

import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { EdgeCached } from '../../platform/api-cache/api-cache-headers.js';
import { Public } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { KnownOrderParam } from '../orders/keys/known-order.param.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { ToursService } from '../tours/tours.service.js';
import { WriteReviewDto } from './dto/review.dto.js';
import { OrderReviewAnswer, ReviewSavedAnswer, TourReviewsAnswer, tourReviewsView } from './dto/review.view.js';
import { REVIEWS_TAG, ReviewsService } from './reviews.service.js';

@ApiTags('Reviews')
@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly tours: ToursService,
  ) {}

  @Get('tours/:slug/reviews')
  @Public()
  @EdgeCached(REVIEWS_TAG, 'tours')
  @ApiOperation({ summary: 'What travellers say of a tour' })
  @ApiOkResponse({ type: TourReviewsAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async ofTour(@Param('slug') slug: string): Promise<TourReviewsAnswer> {
    return tourReviewsView(await this.reviews.ofTour((await this.tours.get(slug, 'public')).id));
  }

  @Get('order/:id/review')
  @Public()
  @RateLimit({ name: 'order-view', limit: 120, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The review of an order', description: 'Anyone who has the key of the order can read it.' })
  @ApiOkResponse({ type: OrderReviewAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  ofOrder(@KnownOrderParam('reviews', 'show') { order }: KnownOrder): Promise<OrderReviewAnswer> {
    return this.reviews.ofOrder(order);
  }

  @Put('order/:id/review')
  @Public()
  @RateLimit({ name: 'order-review', limit: 20, seconds: 600 })
  @Header('Cache-Control', 'no-store')
  @Idempotent()
  @ApiOperation({
    summary: 'Say how the trip was',
    description: 'One review of each order, which can be changed until staff have decided about it.',
  })
  @ApiOkResponse({ type: ReviewSavedAnswer })
  @ApiBadRequestResponse({ description: 'A field is missing or invalid.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The trip is not over, or staff have decided.', type: ErrorAnswer })
  write(
    @KnownOrderParam('reviews', 'edit') { order }: KnownOrder,
    @Body() body: WriteReviewDto,
  ): Promise<ReviewSavedAnswer> {
    return this.reviews.write(order.id, body);
  }
}

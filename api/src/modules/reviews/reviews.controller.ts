import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { edge } from '../../platform/api-cache/api-cache-headers.js';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { Get, Put } from '../../platform/http/route.js';
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

  @Get('tours/:slug/reviews', PUBLIC, 'What travellers say of a tour', {
    answer: TourReviewsAnswer,
    cached: edge(REVIEWS_TAG, 'tours'),
  })
  async ofTour(@Param('slug') slug: string): Promise<TourReviewsAnswer> {
    return tourReviewsView(await this.reviews.ofTour((await this.tours.get(slug, 'public')).id));
  }

  @Get('order/:id/review', PUBLIC, 'The review of an order', {
    description: 'Anyone who has the key of the order can read it.',
    answer: OrderReviewAnswer,
    limits: { name: 'order-view', limit: 120, seconds: 60 },
  })
  ofOrder(@KnownOrderParam('reviews', 'show') { order }: KnownOrder): Promise<OrderReviewAnswer> {
    return this.reviews.ofOrder(order);
  }

  @Put('order/:id/review', PUBLIC, 'Say how the trip was', {
    description: 'One review of each order, which can be changed until staff have decided about it.',
    answer: ReviewSavedAnswer,
    limits: { name: 'order-review', limit: 20, seconds: 600 },
    idempotent: true,
  })
  write(
    @KnownOrderParam('reviews', 'edit') { order }: KnownOrder,
    @Body() body: WriteReviewDto,
  ): Promise<ReviewSavedAnswer> {
    return this.reviews.write(order.id, body);
  }
}

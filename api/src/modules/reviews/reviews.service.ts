import type { Rating } from '@imisozi/core/reviews';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { refusal } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, type RecordKind } from '../audit/audited-records.js';
import type { Order } from '../orders/order.entity.js';
import { lockOrder } from '../orders/order.records.js';
import type { ModerateReviewDto, WriteReviewDto } from './dto/review.dto.js';
import { ownReviewView, type OrderReviewAnswer, type ReviewSavedAnswer } from './dto/review.view.js';
import { Review } from './review.entity.js';
import { REVIEW_WRITTEN } from './review.events.js';

/** The cache tag of pages and responses that show reviews. */
export const REVIEWS_TAG = 'reviews';

/** The maximum on a tour's page; the average counts all of them. */
const MAX_SHOWN = 100;

const LIST: ListDefinition = {
  resource: 'reviews',
  equals: ['status', 'tourId', 'orderId', 'stars'],
  ranges: ['createdAt'],
  sortable: ['names', 'stars', 'status', 'tourTitle', 'createdAt'],
};

const REVIEWS: RecordKind<Review> = {
  entity: Review,
  resource: 'reviews',
  key: 'id',
  labelOf: ({ names, tourTitle }) => `${names}: ${tourTitle}`.slice(0, 200).toWellFormed(),
  unknown: () => refusal('review-not-found'),
  edgeTags: () => [REVIEWS_TAG],
};

/** The published reviews of a tour. */
export interface TourReviews {
  readonly reviews: readonly Review[];
  readonly count: number;
  /** In stars, to one decimal; null if there are no reviews. */
  readonly average: number | null;
}

/** To a tenth of a star. */
const rounded = (average: number | string): number => Math.round(Number(average) * 10) / 10;

/** Reviews of tours. */
@Injectable()
export class ReviewsService {
  constructor(
    @InjectRepository(Review) private readonly reviews: Repository<Review>,
    private readonly transactions: Transactions,
    private readonly records: AuditedRecords,
    private readonly events: DomainEvents,
  ) {}

  async ofOrder(order: Order): Promise<OrderReviewAnswer> {
    return answerOf(order, await this.reviews.findOneBy({ orderId: order.id }));
  }

  /**
   * Saves the review of an order's client, which can be changed until staff have decided about it.
   * @throws Refused for an unknown order
   * @throws Refused before the trip is over, for an order that was not paid, and after staff have decided
   */
  write(orderId: string, { stars, text, names }: WriteReviewDto): Promise<ReviewSavedAnswer> {
    return this.transactions.run(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const found = await tx.findOneBy(Review, { orderId });
      refuseClosed(order, found);
      const isNew = found?.status !== 'waiting';
      const review = found ?? invitationOf(tx, order);
      Object.assign(review, { stars, text, names, status: 'waiting', writtenAt: review.writtenAt ?? new Date() });
      await tx.save(review, { reload: false });
      if (isNew) await this.events.publish(tx, REVIEW_WRITTEN, { review });
      const message = 'Thank you for telling us about your trip. Your review will be shown once we have read it.';
      return { message, ...answerOf(order, review) };
    });
  }

  /** The published reviews of a tour, with their average. */
  async ofTour(tourId: string): Promise<TourReviews> {
    const published = { tourId, status: 'published' as const };
    const figures = this.reviews
      .createQueryBuilder('review')
      .select('COUNT(*)', 'count')
      .addSelect('AVG(review.stars)', 'average')
      .where(published)
      .getRawOne<{ count: number | string; average: number | string | null }>();
    const newest = this.reviews.find({ where: published, order: { writtenAt: 'DESC', id: 'ASC' }, take: MAX_SHOWN });
    const [of, reviews] = await Promise.all([figures, newest]);
    const count = Number(of?.count ?? 0);
    return { reviews, count, average: count ? rounded(of!.average ?? 0) : null };
  }

  /** Number and average of the published reviews of each tour, by its id. */
  async ratings(): Promise<Map<string, Rating>> {
    const found = await this.reviews
      .createQueryBuilder('review')
      .select('review.tourId', 'tourId')
      .addSelect('COUNT(*)', 'count')
      .addSelect('AVG(review.stars)', 'average')
      .where({ status: 'published' })
      .groupBy('review.tourId')
      .getRawMany<{ tourId: string; count: number | string; average: number | string }>();
    return new Map(
      found.map(({ tourId, count, average }) => [tourId, { count: Number(count), average: rounded(average) }]),
    );
  }

  page(query: ListQuery): Promise<ListPage<Review>> {
    return readList(this.reviews, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<Review> {
    const review = await this.reviews.findOneBy({ id });
    if (!review) throw REVIEWS.unknown();
    return review;
  }

  /**
   * Publishes or hides a review, and replies to it.
   * @throws Refused for an unknown id
   * @throws Refused when nothing is written yet
   */
  moderate(actor: Actor, id: string, { status, answer }: ModerateReviewDto): Promise<Review> {
    const changed = { ...(status !== undefined && { status }), ...(answer !== undefined && { answer }) };
    return this.records.change(REVIEWS, actor, id, verbOf(status), changed, {
      check: ({ writtenAt }) => {
        if (!writtenAt) throw refusal('review-empty');
      },
    });
  }
}

/** The review of an order before it is written. */
export const invitationOf = (tx: EntityManager, order: Order): Review =>
  tx.create(Review, {
    orderId: order.id,
    tourId: order.itemId,
    tourTitle: order.itemTitle,
    travelledUntil: order.endDate!,
    status: 'invited',
    names: '',
    stars: 0,
    text: '',
    writtenAt: null,
    answer: null,
  });

/** Only after a paid trip may its client review it. */
const isTravelled = ({ itemType, status, endDate }: Pick<Order, 'itemType' | 'status' | 'endDate'>): boolean =>
  itemType === 'tour' && status === 'PAID' && endDate !== null && endDate < today();

const isDecided = (review: Review | null): boolean => review?.status === 'published' || review?.status === 'hidden';

const answerOf = (order: Order, review: Review | null): OrderReviewAnswer => ({
  isOpen: isTravelled(order) && !isDecided(review),
  review: ownReviewView(review),
});

function refuseClosed(order: Order, review: Review | null): void {
  if (!isTravelled(order)) {
    throw refusal('review-too-early');
  }
  if (isDecided(review)) {
    throw refusal('review-already-read');
  }
}

const verbOf = (status: ModerateReviewDto['status']): string =>
  status === undefined ? 'update' : status === 'published' ? 'publish' : 'hide';

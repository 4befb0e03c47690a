import { ApiProperty } from '@nestjs/swagger';
import type { Subscriber } from '../subscriber.entity.js';

/** An address on the mailing list. Its id is the key that unsubscribes it, so only staff see one. */
export class SubscriberView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'visitor@example.org' })
  email: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class SubscribersAnswer {
  @ApiProperty({ type: [SubscriberView] })
  subscribers: SubscriberView[];
}

export function subscriberView({ id, email, createdAt }: Subscriber): SubscriberView {
  return { id, email, createdAt: createdAt.toISOString() };
}

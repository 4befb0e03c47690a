import { Injectable } from '@nestjs/common';

type Count = (itemId: string) => Promise<number>;

/** Counts the open bookings of a tour or event; modules with bookings register here. */
@Injectable()
export class OpenBookings {
  private count: Count = () => Promise.resolve(0);

  countWith(count: Count): void {
    this.count = count;
  }

  /** @param itemId id of a tour or event, which may be deleted already */
  of(itemId: string): Promise<number> {
    return this.count(itemId);
  }

  /** The sentence added to the response when a tour or event with bookings is deleted. */
  async keptSentence(itemId: string): Promise<string> {
    const count = await this.of(itemId);
    return count === 0 ? '' : ` ${count} open ${count === 1 ? 'booking has' : 'bookings have'} been kept.`;
  }
}

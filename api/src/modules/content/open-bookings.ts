import { Injectable } from '@nestjs/common';

type Count = (itemId: string) => Promise<number>;

/** How many bookings of a tour or event somebody still has to see to; whoever books them counts. */
@Injectable()
export class OpenBookings {
  private count: Count = () => Promise.resolve(0);

  countWith(count: Count): void {
    this.count = count;
  }

  /** @param itemId of a tour or event that may be deleted already */
  of(itemId: string): Promise<number> {
    return this.count(itemId);
  }

  /** What an answer adds when a tour or event is deleted that people have booked. */
  async keptSentence(itemId: string): Promise<string> {
    const count = await this.of(itemId);
    return count === 0 ? '' : ` ${count} open ${count === 1 ? 'booking has' : 'bookings have'} been kept.`;
  }
}

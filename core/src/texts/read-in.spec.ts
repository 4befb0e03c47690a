import { parseTexts } from './parse-message.ts';
import { readIn } from './read-in.ts';

const english = {
  booking: {
    title: 'Book this journey',
    seats: '{left, plural, one {# seat} other {# seats}} left',
    steps: ['An email comes.', 'Pay {amount, number, usd} by {day}.'],
  },
} as const;

describe('Texts as code reads them', () => {
  const { booking } = readIn<typeof english>('en', parseTexts(english));

  it('are texts where nothing is named, and functions where something is', () => {
    expect(booking.title).toBe('Book this journey');
    expect(booking.seats({ left: 1 })).toBe('1 seat left');
    expect(booking.seats({ left: 3 })).toBe('3 seats left');
  });

  it('keep their lists', () => {
    expect(booking.steps).toHaveLength(2);
    expect(booking.steps[0]).toBe('An email comes.');
    expect(booking.steps[1]({ amount: 1250, day: '1 May' })).toBe('Pay $1,250 by 1 May.');
  });

  it('isolate what stands inside a text that runs from right to left', () => {
    const arabic = readIn<typeof english>('ar', parseTexts(english));
    expect(arabic.booking.steps[1]({ amount: 1250, day: '1 May' })).toContain('\u2068$1,250\u2069');
  });
});

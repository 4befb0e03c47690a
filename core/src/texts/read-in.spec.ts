import { parseTexts } from './parse-message.ts';
import { readIn } from './read-in.ts';

const english = {
  booking: {
    title: 'Book this journey',
    seats: '{left, plural, one {# seat} other {# seats}} left',
    steps: ['An email comes.', 'Pay {amount, number, usd} by {day}.'],
  },
} as const;

describe('Texts for use in code', () => {
  const { booking } = readIn<typeof english>('en', parseTexts(english));

  it('are texts without arguments, and functions with arguments', () => {
    expect(booking.title).toBe('Book this journey');
    expect(booking.seats({ left: 1 })).toBe('1 seat left');
    expect(booking.seats({ left: 3 })).toBe('3 seats left');
  });

  it('keep their lists', () => {
    expect(booking.steps).toHaveLength(2);
    expect(booking.steps[0]).toBe('An email comes.');
    expect(booking.steps[1]({ amount: 1250, day: '1 May' })).toBe('Pay $1,250 by 1 May.');
  });

  it('isolate values inside a right-to-left text', () => {
    const arabic = readIn<typeof english>('ar', parseTexts(english));
    expect(arabic.booking.steps[1]({ amount: 1250, day: '1 May' })).toContain('\u2068$1,250\u2069');
  });
});

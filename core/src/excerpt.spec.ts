// Holds rules/site 7.
import { cut, excerptOf, plainText } from './excerpt.ts';

describe('an excerpt', () => {
  it('has single spaces, and none before punctuation that a tag stood at', () => {
    expect(plainText('<p>Two <b>hours</b>, by\n  boat</p><p>Then lunch</p>')).toBe('Two hours, by boat Then lunch');
  });

  it('keeps the spaces of French that may not be broken', () => {
    expect(plainText('<p>La\u00a0traversée\u202f: 1\u00a0300&nbsp;m</p>')).toBe(
      'La\u00a0traversée\u202f: 1\u00a0300\u00a0m',
    );
  });

  it('tells the items of a list apart, and a heading from its text', () => {
    expect(
      plainText(
        '<h3>A day</h3><p>Coffee.</p><ul><li>07:00 briefing </li>\n<li><b>Walk.</b></li><li>Lunch</li></ul><p>Rest</p>',
      ),
    ).toBe('A day. Coffee. 07:00 briefing · Walk. Lunch. Rest');
  });

  it('ends after a whole word', () => {
    expect(cut('Gorillas of the Virungas', 14)).toBe('Gorillas of…');
    expect(excerptOf('<p>1\u00a0300 m</p>', 5)).toBe('1\u00a0300…');
  });
});

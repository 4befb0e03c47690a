import { plainText as excerptOf } from '@imisozi/core/excerpt';
import { plainText, textOfHtml } from './plain-text.js';

describe('Plain text', () => {
  it.each([
    ['<b>Great</b> <script>alert(1)</script>hike', 'Great hike'],
    ['5 < 6 & 7 > 3, I <3 it', '5 < 6 & 7 > 3, I <3 it'],
    ['&lt;b&gt; stays as it was typed', '&lt;b&gt; stays as it was typed'],
    ['  Two\nlines  ', 'Two\nlines'],
    ['', ''],
  ])('of %j is %j', (typed, text) => {
    expect(plainText(typed)).toBe(text);
  });

  it.each([
    '<<b>script>alert(1)<<b>/script>',
    '<scr<script>ipt>alert(1)</script>',
    '<<<img src=x>img src=x onerror=y>',
  ])('of %j contains no tag, however they are nested', (typed) => {
    expect(plainText(typed)).not.toMatch(/<\/?[a-z]/i);
  });

  it('of a document has a line per paragraph, row and list item', () => {
    const html = `<style>p{}</style><h2>Inquiry</h2><table><tr><td>From</td><td>Kigali &amp; Huye</td></tr></table>
      <ul><li>One</li><li>Two&nbsp;three</li></ul>A<br/>B`;
    expect(textOfHtml(html)).toBe('Inquiry\nFrom Kigali & Huye\nOne\nTwo three\nA\nB');
  });

  /**
   * Eight times the text must take about eight times as long; if each character caused another pass, it would take
   * sixty-four times as long.
   */
  const [SMALL, LARGE, MAX] = [1_000, 8_000, 24];
  const nested = (length: number) => '<'.repeat(length / 2) + 'b>'.repeat(length / 4);
  const repeated = (piece: string) => (length: number) => piece.repeat(length / piece.length);

  it.each([
    ['what is no comment', plainText, nested],
    ['a comment', plainText, repeated('<b>')],
    ['a comment of signs', plainText, repeated('<')],
    ['a document of nested elements', textOfHtml, repeated('<b>')],
    ['an excerpt on the site', excerptOf, (length: number) => repeated('<')(length * 6)],
    ['a document of lines that do not end', textOfHtml, (length: number) => repeated('<br')(length * 6)],
  ])('of %s takes time proportional to its length', (_, textOf, write) => {
    const [small, large] = [write(SMALL), write(LARGE)];
    const ratios: number[] = [];
    do ratios.push(leastTime(() => textOf(large)) / leastTime(() => textOf(small)));
    while (ratios.length < 3 && ratios.at(-1)! >= MAX);
    expect(Math.min(...ratios)).toBeLessThan(MAX);
  });

  it.each(['<b>'.repeat(2_000), nested(8_000), `${'<p><b>'.repeat(600)}<img src=x>`])(
    'of malicious input contains no tag either',
    (typed) => {
      expect(plainText(typed)).not.toContain('<');
    },
  );
});

/** The shortest of several runs, which other work of the machine disturbed least. */
function leastTime(task: () => unknown): number {
  const rounds = Array.from({ length: 15 }, () => {
    const started = performance.now();
    task();
    return performance.now() - started;
  });
  return Math.min(...rounds);
}

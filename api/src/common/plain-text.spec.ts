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
  ])('of %j holds no tag, however they are nested', (typed) => {
    expect(plainText(typed)).not.toMatch(/<\/?[a-z]/i);
  });

  it('of a document has a line for each paragraph, row and entry', () => {
    const html = `<style>p{}</style><h2>Inquiry</h2><table><tr><td>From</td><td>Kigali &amp; Huye</td></tr></table>
      <ul><li>One</li><li>Two&nbsp;three</li></ul>A<br/>B`;
    expect(textOfHtml(html)).toBe('Inquiry\nFrom Kigali & Huye\nOne\nTwo three\nA\nB');
  });
});

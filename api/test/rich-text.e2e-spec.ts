import { MAX_RICH_TEXT_BYTES, sanitizeRichText } from '../src/common/rich-text/rich-text.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';

describe('Rich text (rules/api 12)', () => {
  it.each([
    [
      'keeps what editors make',
      '<h2>A</h2><p>b <strong>c</strong> <em>d</em> <u>e</u> <s>f</s></p><ul><li>g</li></ul><ol start="3"><li>h</li></ol><blockquote>i</blockquote>',
    ],
    [
      'keeps tables',
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    ],
    [
      'keeps pictures of the site and of the web',
      '<figure><img src="/media/a.png" alt="A" width="10" /><figcaption>b</figcaption></figure><img src="https://pictures.example/a.png" alt="" />',
    ],
    ['keeps letters of every script', '<p>Inzira y’amahoro, été, ሰላም, 🦍</p>'],
  ])('%s', (_, html) => {
    expect(sanitizeRichText(html)).toBe(html);
  });

  it.each([
    ['scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['scripts inside scripts', '<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['event handlers', '<p onclick="x()" onmouseover=y>a</p>', '<p>a</p>'],
    [
      'javascript: links',
      '<a href="java&#10;script:x()">a</a><a href=" JaVaScRiPt:x">b</a><a href="vbscript:x">c</a>',
      'abc',
    ],
    ['links to another host without a protocol', '<a href="//evil.example">a</a><a href="/\\evil.example">b</a>', 'ab'],
    ['styles, classes and ids', '<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['embedded pictures', '<p>a<img src="data:image/png;base64,AA"><img src=x onerror=y></p>', '<p>a</p>'],
    ['pictures that leave the media folder', '<p>a<img src="/media/../api/users"></p>', '<p>a</p>'],
    ['drawings with a script', '<svg onload=x><script>y</script></svg><p>a</p>', '<p>a</p>'],
    [
      'frames, forms and objects',
      '<iframe src="x"></iframe><form action="x"><input value="y"></form><p>a</p>',
      '<p>a</p>',
    ],
    [
      'markup hidden in raw text',
      '<noscript><p title="</noscript><img src=x onerror=y>"></noscript><p>a</p>',
      '<p>a</p>',
    ],
    [
      'markup hidden in formulas',
      '<math><mtext><table><mglyph><style><img src=x onerror=y></style></table></mtext></math><p>a</p>',
      '<p>a</p>',
    ],
  ])('removes %s', (_, html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean);
  });

  it('adds rel attributes to links, so that the opened page has no access to ours', () => {
    expect(sanitizeRichText('<a href="https://x.example" target="_blank" rel="opener">a</a>')).toBe(
      '<a href="https://x.example" target="_blank" rel="noopener">a</a>',
    );
    expect(sanitizeRichText('<a href="mailto:a@b.example" target="top">a</a>')).toBe(
      '<a href="mailto:a@b.example" rel="noopener">a</a>',
    );
  });

  it('converts what Word puts on the clipboard', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>x</title>
      <style>p.MsoNormal{mso-style-parent:""}</style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
      <body lang=EN-US><p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'>Day one<o:p></o:p></b></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Breakfast</p>
      <table class=MsoTableGrid border=1 style='mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=301 style='border:solid'><p class=MsoNormal>Cell</p></td></tr></table></body></html>`;
    const clean = sanitizeRichText(word).replace(/\s+/g, ' ');
    expect(clean).toBe('<p><b>Day one</b></p> <p>1. Breakfast</p> <table><tr><td><p>Cell</p></td></tr></table>');
  });

  it('converts what Google Docs puts on the clipboard', () => {
    const docs =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0"><h1 dir="ltr"><span style="font-weight:400">Title</span></h1>' +
      '<p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;">Bold</span><span style="font-style:italic;"> slanted</span></p>' +
      '<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Item</span></p></li></ul></b>';
    expect(sanitizeRichText(docs)).toBe(
      '<h2>Title</h2><p><strong>Bold</strong><em> slanted</em></p><ul><li><p>Item</p></li></ul>',
    );
  });

  it('converts blocks of other programs to paragraphs', () => {
    expect(sanitizeRichText('<div>One</div><div><p>Two</p><div>Three</div></div>')).toBe(
      '<p>One</p><p>Two</p><p>Three</p>',
    );
  });

  it('does not change its own output', () => {
    const messy =
      '<div>a<ul><li><div>b</div></ul>c &amp; d < e</div><h1>f</h1><a href="/tours">g</a><b style="font-weight:normal">h</b>';
    const once = sanitizeRichText(messy);
    expect(sanitizeRichText(once)).toBe(once);
  });

  it.each(['', '<p></p>', '<p>&nbsp;</p><p><br></p>', '<script>x</script>\n'])(
    'is empty if %j has no content',
    (html) => {
      expect(sanitizeRichText(html)).toBe('');
    },
  );

  it.each(['<b>x', '<div>x', '<table><tr><td>', '<a href="', '<iframe>', '<span style="text-decoration:'])(
    'reads a megabyte of %j in reasonable time, not in hours',
    (piece) => {
      const started = performance.now();
      sanitizeRichText(piece.repeat(1_000_000 / piece.length));
      expect(performance.now() - started).toBeLessThan(20_000);
    },
  );

  describe('in a body', () => {
    let product: TestApp;
    let token: string;

    beforeAll(async () => {
      product = await startApp();
      token = await tokenOf(product.dataSource, product.api, 'admin');
    });
    afterAll(() => product.close());

    const tour = (fields: object) => ({ title: 'Rich text', image: '/media/a.svg', ...fields });

    it('is sanitised in every call that accepts it', async () => {
      const html = '<p style="mso-x:1" onclick="x()">Safe<script>y</script></p>';
      const made = await product.api.post(
        '/tours/create',
        tour({ toursBody: html, itenerary: [{ day: 1, title: '<b>Plain</b>', body: html }] }),
        { token },
      );
      expect(made.body.tours.toursBody).toBe('<p>Safe</p>');
      expect(made.body.tours.itenerary).toEqual([{ day: 1, title: '<b>Plain</b>', body: '<p>Safe</p>' }]);
      const slug = made.body.tours.slug as string;
      const updated = await product.api.put(`/tours/update/${slug}`, { toursBody: `${html}<hr>` }, { token });
      expect(updated.body.tours.toursBody).toBe('<p>Safe</p><hr />');
      const event = {
        title: 'a',
        image: '/media/a.svg',
        startDate: '2038-01-01',
        endDate: '2038-01-02',
        description: html,
      };
      expect((await product.api.post('/events/create', event, { token })).body.data.description).toBe('<p>Safe</p>');
      const news = { title: 'a', images: ['/media/a.svg'], newsBody: html };
      expect((await product.api.post('/news/create', news, { token })).body.news.newsBody).toBe('<p>Safe</p>');
    });

    it('holds 60,000 bytes after sanitising, and no more', async () => {
      const room = MAX_RICH_TEXT_BYTES - '<p></p>'.length;
      const fits = `<p style="${'x'.repeat(5_000)}">${'é'.repeat(room / 2)}</p>`;
      const made = await product.api.post('/tours/create', tour({ toursBody: fits }), { token });
      expect(made.status).toBe(201);
      const { body } = await product.api.get(`/tours/${made.body.tours.slug}`, { token });
      expect(Buffer.byteLength(body.tours.toursBody)).toBeGreaterThan(room);
      const refused = await product.api.post('/tours/create', tour({ toursBody: `${fits}é` }), { token });
      expect(refused.status).toBe(400);
      expect(refused.body.Errors).toEqual(['Description is too long: at most 60,000 bytes, including formatting']);
    });

    it('is cleared by null, by empty text and by an empty paragraph (rules/api 12)', async () => {
      const { body } = await product.api.post('/tours/create', tour({ toursBody: '<p>Text</p>' }), { token });
      const update = async (toursBody: unknown) => {
        const answer = await product.api.put(`/tours/update/${body.tours.slug}`, { toursBody }, { token });
        return answer.body.tours.toursBody as string;
      };
      expect(await update('')).toBe('');
      expect(await update('<p>Text</p>')).toBe('<p>Text</p>');
      expect(await update('<p><br></p>')).toBe('');
      expect(await update('<p>Again</p>')).toBe('<p>Again</p>');
      expect(await update(null)).toBe('');
      const wrong = await product.api.put(`/tours/update/${body.tours.slug}`, { toursBody: { html: 1 } }, { token });
      expect(wrong.body.Errors).toEqual(['Description must be text']);
    });
  });
});

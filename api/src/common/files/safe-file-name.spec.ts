import { safeFileName, savedAs } from './safe-file-name.js';

describe('The name of a file that came with a mail (rules/threads 9)', () => {
  it.each([
    ['passport.pdf', 'passport.pdf'],
    ['Passport.PDF', 'Passport.pdf'],
    ['invoice.exe', 'invoice.exe.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['C:\\Users\\a\\b.pdf', 'C Users a b.pdf'],
    ['safe\u202Efdp.exe', 'safe fdp.exe.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie x.pdf'],
    ['"quoted" name.pdf', 'quoted name.pdf'],
    ['...', 'file.pdf'],
    ['.pdf', 'file.pdf'],
    ['', 'file.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(140)}.pdf`],
  ])('%j becomes %j', (name, safe) => expect(safeFileName(name, 'pdf')).toBe(safe));

  it('is a header without a quotation mark or a line end, in any language', () => {
    expect(savedAs("Carte d'été (1).pdf")).toBe(
      `attachment; filename="Carte%20d%27%c3%a9t%c3%a9%20%281%29.pdf"; filename*=UTF-8''Carte%20d%27%c3%a9t%c3%a9%20%281%29.pdf`.replace(
        /%c3%a9/g,
        '%C3%A9',
      ),
    );
  });
});

import { readMail } from './read-mail.js';

const mail = (text: string, headers: readonly string[] = ['From: Aline <aline@example.org>']) =>
  readMail(Buffer.from([...headers, 'Content-Type: text/plain', '', text].join('\r\n')));

describe('A mail that came in (rules/threads 6)', () => {
  it('keeps one empty line between paragraphs, and none at its ends', async () => {
    expect((await mail('\n\nDear all,  \n\n\n \nwhich boat?\n\n')).text).toBe('Dear all,\n\nwhich boat?');
  });

  // Without its bounds the first of them takes minutes.
  it.each([
    ['empty lines', '\n'.repeat(150_000)],
    ['lines of spaces', ' \n'.repeat(150_000)],
    ['other line ends', '\u2028'.repeat(100_000)],
    ['spaces', ' '.repeat(400_000)],
    ['beginnings of quotations', 'On '.repeat(100_000)],
    ['short paragraphs', 'a\n\n'.repeat(100_000)],
  ])('is read in a moment though it is full of %s', async (_, text) => {
    expect((await mail(`Yes.\n${text}`)).text.startsWith('Yes.')).toBe(true);
  });

  it('is no report of a delivery for a report without a recipient, however long it is', async () => {
    const report = ['Action: failed', `Final-Recipient:${'\t'.repeat(60_000)}`, 'Final-Recipient:'.repeat(2_000)];
    const parts = ['--p', 'Content-Type: message/delivery-status', '', ...report, '--p--'];
    const headers = ['From: <>', 'Content-Type: multipart/report; boundary="p"'];
    const { failure } = await readMail(Buffer.from([...headers, '', ...parts].join('\r\n')));
    expect(failure).toBeNull();
  });
});

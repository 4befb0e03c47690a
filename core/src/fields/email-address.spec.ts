import { isEmailAddress } from './email-address.ts';

describe('An e-mail address', () => {
  it.each([
    'visitor@example.org',
    'Some.One+tag@mail.Example.co.rw',
    "o'neil_{a}@example.org",
    'a@xn--bcher-kva.example',
    'a@bücher.example',
    'a@example.xn--p1ai',
  ])('is %s', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    '"v\\ictim"@gmail.com',
    '"victim"@gmail.com',
    'vic"ti"m@gmail.com',
    'vic\\tim@gmail.com',
    'victim(comment)@gmail.com',
    'victim @gmail.com',
    '.victim@gmail.com',
    'vic..tim@gmail.com',
    'victim.@gmail.com',
    'víctim@gmail.com',
    'victim@gmail',
    'victim@[127.0.0.1]',
    'victim@127.0.0.1',
    'victim@-gmail.com',
    'victim@ｇmail.com',
    'a@b@gmail.com',
    'victim@gmail.com\n',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
    '@example.org',
    '',
  ])('is not %j', (text) => expect(isEmailAddress(text)).toBe(false));
});

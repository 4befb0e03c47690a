import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadEnvironment, parseEnv } from './env.js';
import { productionWarnings } from './production-warnings.js';

const SECRET = 'what-openssl-rand-hex-32-would-write';

describe('Settings (rules/operating 1, 2)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  const parse = (source: Record<string, string>) => parseEnv({ DATA_DIR: folder, ...source });
  const problems = (source: Record<string, string>) => {
    try {
      parse(source);
      return [];
    } catch (error) {
      if (error instanceof BadEnvironment) return [...error.problems];
      throw error;
    }
  };

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('have their defaults (rules/operating 1)', () => {
    expect(parse({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      EDGE_CACHE: true,
      RATE_LIMIT: true,
      TRUST_PROXY: 0,
      WORKER: 'inline',
      CORS_ORIGINS: [],
    });
    expect(parse({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
    expect(parse({ REDIS_URL: 'redis://localhost' }).WORKER).toBe('separate');
  });

  it('are frozen, and keep one generated secret', () => {
    const env = parse({});
    expect(() => Object.assign(env, { PORT: 1 })).toThrow(TypeError);
    expect(Buffer.byteLength(env.JWT_SECRET)).toBeGreaterThanOrEqual(32);
    expect(parse({}).JWT_SECRET).toBe(env.JWT_SECRET);
  });

  it('keep one generated key for personal data, readable only by its owner, and none in production (rules/privacy 3)', () => {
    const env = parse({});
    expect(Buffer.from(env.DATA_KEY!, 'base64url')).toHaveLength(32);
    expect(parse({}).DATA_KEY).toBe(env.DATA_KEY);
    expect(statSync(join(folder, 'data-key')).mode & 0o777).toBe(0o600);
    const production = { NODE_ENV: 'production', JWT_SECRET: SECRET, MAIL_TO_FILES: 'allow' };
    expect(parse(production).DATA_KEY).toBeNull();
    expect(productionWarnings(parse(production), production).join()).toMatch(/No DATA_KEY: clients cannot/);
  });

  it('treat an empty variable as unset', () => {
    expect(problems({ DATABASE_URL: '', SMTP_URL: '', PORT: '' })).toEqual([]);
  });

  it('name every invalid variable at once, and no value', () => {
    const said = problems({
      PORT: 'eighty',
      DATABASE_URL: 'postgres://me:pw@db/x',
      RATE_LIMIT: 'maybe',
      WORKER: 'both',
    });
    expect(said.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL', 'RATE_LIMIT', 'WORKER']);
    expect(said.join(' ')).not.toMatch(/eighty|postgres:|maybe|both/);
  });

  it('require a strong secret, limits and a mail server in production, whatever else is wrong', () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.org' };
    expect(problems(production)).toEqual(['JWT_SECRET is required in production, with at least 32 bytes']);
    expect(problems({ ...production, JWT_SECRET: 'short' })[0]).toMatch(/^JWT_SECRET must have at least 32 bytes/);
    for (const guessed of [
      'x'.repeat(40),
      'ab'.repeat(20),
      'changeme'.repeat(5),
      '12345678901234567890123456789012345',
    ]) {
      expect(problems({ ...production, JWT_SECRET: guessed })[0]).toMatch(/^JWT_SECRET must be random/);
    }
    const secret = { JWT_SECRET: SECRET };
    expect(problems({ ...production, ...secret, RATE_LIMIT: 'off' })).toEqual([
      'RATE_LIMIT may be off only outside production',
    ]);
    const wrong = problems({ NODE_ENV: 'production', PORT: 'x', COMPANY_EMAIL: 'x' });
    expect(wrong.map((line) => line.split(' ')[0])).toEqual(['PORT', 'JWT_SECRET', 'SMTP_URL', 'COMPANY_EMAIL']);
    expect(problems({ ...secret, NODE_ENV: 'production', MAIL_TO_FILES: 'allow' })).toEqual([]);
  });

  it.each([
    ['DATA_KEY', 'ab12', 'f3'.repeat(8) + '0123456789abcdef'.repeat(3)],
    ['DATA_KEYS_BEFORE', 'ab12', 'f3'.repeat(8) + '0123456789abcdef'.repeat(3)],
    ['DATA_KEY', '00'.repeat(32), 'lYR5bbosmrXGkfwWMSGPwmpOydyBpKFdl5eCnrChb4o='],
    ['PUBLIC_URL', 'https://www.example.org/shop', 'https://www.example.org/'],
    ['PUBLIC_URL', 'https://www.example.org?x=1', 'http://localhost:3000'],
    ['CORS_ORIGINS', 'https://a.example.org/', 'https://a.example.org'],
    ['CORS_ORIGINS', 'https://a.example.org,b.example.org', 'https://a.example.org, http://b.example.org:8080'],
    ['CORS_ORIGINS', '*', ''],
    ['MEDIA_HOSTS', 'https://*', 'https://pictures.example.org'],
    ['MEDIA_HOSTS', 'https://*.example.org', 'https://a.example.org, https://b.example.org'],
    ['TZ', 'Africa/Nowhere', 'Africa/Kigali'],
    ['MAIL_FROM', 'Imisozi <hello@example.org>', 'hello@example.org'],
    ['COMPANY_MAP', '-1.9441;30.0619', ''],
    ['COMPANY_MAP', '-191.5,30', '-1.9441, 30.0619'],
    ['COMPANY_EMAIL', 'hello', 'hello@example.org'],
    ['COMPANY_NAME', '   ', 'A company'],
    ['COMPANY_FACEBOOK', 'facebook.com/us', ''],
    ['COMPANY_PARTNERS', 'Somebody: https://example.org', 'One=https://example.org/?a=b;Two=https://example.org'],
    ['COMPANY_BANK', 'Bank of a test 0001', 'Bank=Bank of a test;Account number=0001'],
    ['DATABASE_URL', 'mysql://me:a#b@db:3306/x', 'mysql://me:a%23b@db:3306/x'],
    ['DATABASE_URL', 'mysql://me:12/b@db/x', 'mysql://me:12%2Fb@db/x'],
    ['DATABASE_URL', 'mysql://me:12?b@db/x', 'mysql://me:a@b@db/x'],
    ['DATABASE_URL', 'mysql://me:100%@db/x', 'mysql://me:100%25@db/x'],
    ['DATABASE_URL', 'mysql://me:pw@db', 'mysql://db/x'],
    ['DATABASE_URL', 'mysql://db/x?ssl=true', 'mysql://db/x?ssl-mode=REQUIRED'],
    ['DATABASE_URL', 'mysql://db/x?ssl-mode=yes', 'mysql://db/x?ssl-mode=VERIFY_CA'],
    ['DATABASE_URL', 'mysql://127.0.0.1/x?ssl-mode=VERIFY_IDENTITY', 'mysql://db/x?ssl-mode=VERIFY_IDENTITY'],
    ['REDIS_URL', 'redis://:12#b@cache:6379', 'redis://cache'],
    ['SMTP_URL', 'smtp://me:12#b@mail:25', 'smtps://me@example.org:pw@mail?tls.rejectUnauthorized=false'],
  ])('refuse %s=%s and accept %s, and never repeat it', (name, bad, good) => {
    const said = problems({ [name]: bad });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^${name} (must|cannot)`));
    expect(said[0]).not.toContain(bad);
    expect(problems({ [name]: good })).toEqual([]);
  });

  it('warn in production about settings that are probably not intended', () => {
    const keys = { JWT_SECRET: SECRET, DATA_KEY: '0123456789abcdef'.repeat(3) + 'f3'.repeat(8) };
    const source = { NODE_ENV: 'production', ...keys, MAIL_TO_FILES: 'allow', COMPANY_NAME: 'Ours' };
    const said = productionWarnings(parse(source), source);
    expect(said.map((line) => line.slice(0, 14))).toEqual([
      'No SMTP_URL: m',
      'No PUBLIC_URL:',
      'No CHECKOUT_UR',
      'Mails, documen',
    ]);
    expect(said[3]).toMatch(/set COMPANY_ADDRESS, COMPANY_PHONE, COMPANY_EMAIL, /);
    const http = { ...source, PUBLIC_URL: 'http://www.example.org' };
    expect(productionWarnings(parse(http), http)[1]).toMatch(/^PUBLIC_URL starts with http:/);
    expect(productionWarnings(parse({}), {})).toEqual([]);
  });

  it('warn outside production about an address that everybody can reach', () => {
    const said = (PUBLIC_URL: string) => productionWarnings(parse({ PUBLIC_URL }), { PUBLIC_URL });
    for (const own of ['http://192.0.2.7:3000', 'https://localhost:3000', 'https://safaris.example']) {
      expect(said(own)).toEqual([]);
    }
    expect(said('https://www.imisozi.rw')).toEqual([expect.stringMatching(/^NODE_ENV is not production, but https:/)]);
  });

  it('require a key to encrypt backups for, and a place that is not lost with what they restore (rules/operating 10)', () => {
    const BACKUP_RECIPIENT = 'age1lvyvwawkr0mcnnnncaghunadrqkmuf9e6507x9y920xxpp866cnql7dp2z';
    expect(problems({ BACKUP_TO: '/mnt/backups' })).toEqual([
      'BACKUP_RECIPIENT is needed along with BACKUP_TO: backups are encrypted for it',
    ]);
    expect(problems({ BACKUP_TO: '/mnt/backups', BACKUP_RECIPIENT })).toEqual([]);
    expect(problems({ BACKUP_TO: 'file:///mnt/backups', BACKUP_RECIPIENT })).toEqual([]);
    for (const BACKUP_TO of ['/srv/data', '/srv/data/backups', 'file:///srv/data/backups']) {
      expect(problems({ BACKUP_TO, BACKUP_RECIPIENT, DATA_DIR: '/srv/data' })).toEqual([
        'BACKUP_TO must not be in DATA_DIR: what is lost with it cannot restore it',
      ]);
    }
    const [place, recipient] = problems({ BACKUP_TO: 'backups', BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1QQ' });
    expect([place, recipient]).toEqual([
      expect.stringMatching(/^BACKUP_TO must be a folder: its whole path/),
      expect.stringMatching(/^BACKUP_RECIPIENT must be a public key of age/),
    ]);
  });

  it('require the complete card gateway or none of it', () => {
    expect(problems({ CHECKOUT_MERCHANT: 'TEST' }).map((line) => line.split(' ')[0])).toEqual([
      'CHECKOUT_URL',
      'CHECKOUT_PASSWORD',
    ]);
  });

  it('require a complete account of a mobile money service, and none of its test environment in production (rules/mobile-money 1, 6)', () => {
    const names = (source: Record<string, string>) => problems(source).map((line) => line.split(' ')[0]);
    expect(names({ MTN_MOMO_URL: 'https://momo.example' })).toEqual([
      'MTN_MOMO_SUBSCRIPTION_KEY',
      'MTN_MOMO_USER',
      'MTN_MOMO_KEY',
    ]);
    expect(names({ AIRTEL_MONEY_CLIENT_ID: 'one' })).toEqual(['AIRTEL_MONEY_URL', 'AIRTEL_MONEY_CLIENT_SECRET']);
    expect(names({ MTN_MOMO_TARGET: 'MTN Rwanda' })).toEqual(['MTN_MOMO_TARGET']);
    const production = { NODE_ENV: 'production', JWT_SECRET: SECRET, MAIL_TO_FILES: 'allow' };
    expect(names({ ...production, MTN_MOMO_TARGET: 'sandbox' })).toEqual(['MTN_MOMO_TARGET']);
  });
});

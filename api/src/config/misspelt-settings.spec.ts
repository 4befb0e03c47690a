// Holds rules/operating 1.
import { SETTINGS } from './env.js';
import { misspeltSettings } from './misspelt-settings.js';

describe('Misspelt settings', () => {
  const said = (name: string) => misspeltSettings({ [name]: 'secret' }, SETTINGS);

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['TRUST_PROXIES', undefined],
    ['WORKERS', 'WORKER'],
    ['Redis_Url', 'REDIS_URL'],
    ['COMPANY_ADRESS', 'COMPANY_ADDRESS'],
    ['PUBLIC_URLS', 'PUBLIC_URL'],
  ])('include %s, which is almost %s', (name, meant) => {
    expect(said(name)).toEqual(meant ? [`${name} is no setting and has no effect. Did you mean ${meant}?`] : []);
  });

  it("do not include other programs' variables, known ones, and empty ones", () => {
    const others =
      'PATH HOME PWD TERM LANG TMP SHELL SHLVL USER HOSTNAME HOSTS POST NODE NODE_OPTIONS NODE_EXTRA_CA_CERTS COLOR EDITOR INIT_CWD npm_config_port npm_package_name MALLOC_ARENA_MAX DATABASE_PASSWORD REDIS_PASSWORD REDIS_HOST TEST_DATABASE_URL INVOCATION_ID JOURNAL_STREAM';
    for (const name of [...others.split(' '), ...SETTINGS]) expect(said(name)).toEqual([]);
    expect(misspeltSettings({ DATABSE_URL: '' }, SETTINGS)).toEqual([]);
  });
});

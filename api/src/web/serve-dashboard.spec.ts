import { parseEnv } from '../config/env.js';
import { dashboardPolicy } from './serve-dashboard.js';

const directive = (name: string, settings: Record<string, string> = {}) =>
  dashboardPolicy(parseEnv({ NODE_ENV: 'test', ...settings }), 'a-word')
    .split('; ')
    .find((one) => one.startsWith(`${name} `));
const connections = (settings: Record<string, string>) => directive('connect-src', settings);

describe('The policy of the dashboard (rules/media 9)', () => {
  it('lets the browser connect only to the product', () => {
    expect(connections({})).toBe("connect-src 'self'");
  });

  it('lets it upload to the cloud service if one is configured, in the region of the account', () => {
    expect(connections({ CLOUDINARY_URL: 'cloudinary://key:secret@cloud' })).toBe(
      "connect-src 'self' https://api.cloudinary.com",
    );
    expect(
      connections({ CLOUDINARY_URL: 'cloudinary://key:secret@cloud?upload_prefix=https://api-eu.cloudinary.com/' }),
    ).toBe("connect-src 'self' https://api-eu.cloudinary.com");
  });

  it('accepts styles only with the nonce of the response, and sends forms only to the product', () => {
    expect(directive('style-src')).toBe("style-src 'self' 'nonce-a-word'");
    expect(directive('form-action')).toBe("form-action 'self'");
    expect(dashboardPolicy(parseEnv({ NODE_ENV: 'test' }), 'a-word')).not.toContain('unsafe-');
  });

  it("shows pictures from the product's store, and from configured hosts", () => {
    const own = "img-src 'self' data: blob: http://localhost:3000";
    expect(directive('img-src')).toBe(own);
    const settings = { CLOUDINARY_URL: 'cloudinary://key:secret@cloud', MEDIA_HOSTS: 'https://pictures.example.org' };
    expect(directive('img-src', settings)).toBe(`${own} https://res.cloudinary.com https://pictures.example.org`);
  });
});

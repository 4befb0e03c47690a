import { parseEnv } from '../config/env.js';
import { dashboardPolicy } from './dashboard.js';

const connections = (settings: Record<string, string>) =>
  dashboardPolicy(parseEnv({ NODE_ENV: 'test', ...settings }))
    .split('; ')
    .find((directive) => directive.startsWith('connect-src'));

describe('The policy of the dashboard (contract 6)', () => {
  it('lets the browser talk to the product only', () => {
    expect(connections({})).toBe("connect-src 'self'");
  });

  it('lets it upload to the cloud service where one is configured, in the region of the account', () => {
    expect(connections({ CLOUDINARY_URL: 'cloudinary://key:secret@cloud' })).toBe(
      "connect-src 'self' https://api.cloudinary.com",
    );
    expect(
      connections({ CLOUDINARY_URL: 'cloudinary://key:secret@cloud?upload_prefix=https://api-eu.cloudinary.com/' }),
    ).toBe("connect-src 'self' https://api-eu.cloudinary.com");
  });
});

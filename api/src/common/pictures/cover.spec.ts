import sharp from 'sharp';
import { parseEnv } from '../../config/env.js';
import { coverOf } from './cover.js';

const ADDRESS = 'https://res.cloudinary.com/spec-cloud/image/upload/v1/blogs/one.png';
const MEGABYTE = 1_000_000;

describe('Covers from the cloud service', () => {
  const env = parseEnv({ NODE_ENV: 'test', CLOUDINARY_URL: 'cloudinary://key:secret@spec-cloud' });
  const answer = (body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers }));
  afterEach(() => jest.restoreAllMocks());

  it('are read with and without a declared size', async () => {
    const create = { width: 40, height: 30, channels: 3, background: '#486b53' } as const;
    const data = new Uint8Array(await sharp({ create }).png().toBuffer());
    answer(new Blob([data]).stream());
    const cover = await coverOf(ADDRESS, { width: 20, height: 10 }, env);
    expect(await cover!.metadata()).toMatchObject({ width: 20, height: 10 });
  });

  it('are refused above the limit, whatever their declared size', async () => {
    let sent = 0;
    let isEnded = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(MEGABYTE));
        if (sent === 40) controller.close();
      },
      cancel: () => void (isEnded = true),
    });
    answer(endless, { 'content-length': '10' });
    expect(await coverOf(ADDRESS, { width: 20, height: 10 }, env)).toBeNull();
    expect(isEnded).toBe(true);
    expect(sent).toBeLessThan(16);
  });
});

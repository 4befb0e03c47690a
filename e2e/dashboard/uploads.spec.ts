import sharp from 'sharp';
import { expect, test } from '../support/dashboard.js';
import { chooseFile, submit } from '../support/forms.js';
import { TcpProxy } from '@imisozi/api/test/tcp-proxy';
import { COPIES_MADE } from '../support/waits.js';

const SLOW_BYTES_PER_S = 20_000;

/** A picture of about 400 kB that the browser cannot make smaller. */
const heavyPicture = () =>
  sharp({
    create: {
      width: 300,
      height: 450,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

/** A HEIC file as phones save photos: 64 × 48 pixels, red on the left and blue on the right. */
const HEIC = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAPQACAAEAAAAAAAAA',
    'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA',
    'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED',
    'cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz',
    'cGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt',
    'ZwACAAEAAQAAAEVtZGF0AAAAOSgBr1jm9Oq//9EK//tr8h7yBfX/729V+iUT/rRJWlfbRAbRsPKsETJQW/cY9hNnnRkp4Ubq++DE',
    'gA==',
  ].join(''),
  'base64',
);

/** A photo with more pixels than the server keeps, but not too many bytes. */
const widePhoto = () =>
  sharp({
    create: {
      width: 4_400,
      height: 2_200,
      channels: 3,
      background: '#c04020',
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

// Pages come from the proxy and pictures directly from the product, which the Content-Security-Policy does not allow.
test.use({ mayLog: ['Loading the image'] });

test('an upload on a slow connection shows its percentage, can be cancelled, survives a lost connection, and is retried (rules/dashboard 4)', async ({
  page,
  product,
  tokens,
}) => {
  const proxy = new TcpProxy(Number(new URL(product.url).port));
  await proxy.open();
  await page.addInitScript((token) => localStorage.setItem('token', token), tokens.admin);
  await page.goto(`${proxy.url}/account/destinations/create`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Written before the line broke');
  const session = await page.context().newCDPSession(page);
  const slow = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send('Network.enable');
  await slow(SLOW_BYTES_PER_S);

  await chooseFile(page, { name: 'heavy.png', mimeType: 'image/png', buffer: await heavyPicture() });
  const progress = page.getByRole('progressbar', { name: 'Uploading heavy.png' });
  const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
  await expect.poll(percent).toBeGreaterThan(0);
  const early = await percent();
  expect(early).toBeLessThan(100);
  await expect.poll(percent).toBeGreaterThan(early);
  await submit(page, 'Create destination');
  await expect(page.getByText('Please upload at least one blog Cover image to cloud!')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel uploading heavy.png' }).click();
  await expect(page.getByText('Upload cancelled')).toBeVisible();
  await expect(progress).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Upload heavy.png again' });
  await again.click();
  await expect.poll(percent).toBeGreaterThan(0);
  await proxy.cut();
  const lost = page.getByRole('alert').filter({ hasText: 'We cannot reach the server. Please check your connection.' });
  await expect(lost).toBeVisible();
  // Still without a connection.
  await again.click();
  await expect(lost).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Written before the line broke');

  await slow(-1);
  await proxy.open();
  await again.click();
  await expect(page.getByText('Uploaded 100%')).toBeVisible();
  await expect(page.getByText('Please upload at least one blog Cover image to cloud!')).toHaveCount(0);
  await proxy.cut();
});

test('large photos are made smaller, HEIC becomes JPEG, and files that are too large are refused before they are sent (rules/media 1, 2)', async ({
  page,
}) => {
  await page.goto('/account/destinations/create');
  const sent = async (file: Parameters<typeof chooseFile>[1]) => {
    const upload = page.waitForResponse('**/api/media/upload');
    await chooseFile(page, file);
    const answer = await upload;
    return { bytes: Number(await answer.request().headerValue('content-length')), body: await answer.json() };
  };
  const photo = await widePhoto();
  expect(photo.length).toBeGreaterThan(1_000_000);
  const large = await sent({ name: 'wide.jpg', mimeType: 'image/jpeg', buffer: photo });
  // Fewer bytes than the original, and as wide as the server keeps pictures.
  expect(large.bytes).toBeLessThan(photo.length);
  expect(large.body).toMatchObject({ format: 'jpg', width: 2_560, height: 1_280 });

  const heic = await sent({ name: 'IMG_0042.HEIC', mimeType: '', buffer: HEIC });
  expect(heic.body).toMatchObject({ format: 'jpg', width: 64, height: 48 });
  const { data } = await sharp(await (await fetch(heic.body.secure_url)).arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]! - data[2]!, 'red on the left').toBeGreaterThan(100);

  let asked = 0;
  page.on('request', (request) => {
    // GET requests for the progress of copies may still be running.
    if (request.method() === 'POST' && request.url().includes('/api/media/')) asked += 1;
  });
  await chooseFile(page, { name: 'film.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1_048_576 + 1) });
  await expect(page.getByText('The file is too large. The limit is 10 MB.')).toBeVisible();
  expect(asked).toBe(0);
});

test('staff see that copies of a picture are being made until they are finished', async ({ page }) => {
  await page.goto('/account/destinations/create');
  await chooseFile(page, { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: await widePhoto() });
  await expect(page.getByText('Uploaded 100%')).toBeVisible();
  const note = page.getByText(/^Copies of \d+ pictures? (is|are) being made/);
  await expect(note).toBeVisible();
  await expect(note).toBeHidden(COPIES_MADE);
  await expect(page.getByText('Uploaded 100%')).toBeVisible();
});

import sharp from 'sharp';
import { expect, test } from '../support/dashboard.js';
import { chooseFile, submit } from '../support/forms.js';

const SLOW_BYTES_PER_S = 60_000;

/** A picture that can not be made smaller, of about 400 kB. */
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

test('an upload shows its percentage on a slow line, can be cancelled, and sent again (spec 4, 5)', async ({
  page,
}) => {
  await page.goto('/account/destinations/create');
  const line = await page.context().newCDPSession(page);
  const slow = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await line.send('Network.enable');
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
  await slow(-1);
  await page.getByRole('button', { name: 'Upload heavy.png again' }).click();
  await expect(page.getByText('Uploaded 100%')).toBeVisible();
  await expect(page.getByText('Please upload at least one blog Cover image to cloud!')).toHaveCount(0);
});

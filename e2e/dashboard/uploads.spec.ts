import sharp from 'sharp';
import { expect, test } from '../support/dashboard.js';
import { chooseFile, submit } from '../support/forms.js';
import { Line } from '../../api/test/support/line.js';

const SLOW_BYTES_PER_S = 20_000;

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

// The page comes over the line, and pictures from where the product is: the policy of the page knows only the former.
test.use({ mayLog: ['Loading the image'] });

test('an upload shows its percentage on a slow line, can be cancelled, outlives a lost connection, and is sent again (spec 4, 5)', async ({
  page,
  product,
  tokens,
}) => {
  const line = new Line(Number(new URL(product.url).port));
  await line.open();
  await page.addInitScript((token) => localStorage.setItem('token', token), tokens.admin);
  await page.goto(`${line.url}/account/destinations/create`);
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
  await line.cut();
  const lost = page
    .getByRole('alert')
    .filter({ hasText: 'The server can not be reached. Please check your connection.' });
  await expect(lost).toBeVisible();
  // Still without a connection.
  await again.click();
  await expect(lost).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Written before the line broke');

  await slow(-1);
  await line.open();
  await again.click();
  await expect(page.getByText('Uploaded 100%')).toBeVisible();
  await expect(page.getByText('Please upload at least one blog Cover image to cloud!')).toHaveCount(0);
  await line.cut();
});

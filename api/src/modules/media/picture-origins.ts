import type { Env } from '../../config/env.js';
import { parseCloudinaryUrl } from './store/cloudinary.js';

/** Where Cloudinary serves pictures from. */
export const CLOUD_PICTURES = 'https://res.cloudinary.com';

/**
 * The origins that pictures may come from, for the content security policies of pages and of the dashboard: the public
 * address, whatever host a page was opened under, the cloud service where it is configured, and `MEDIA_HOSTS`.
 */
export function pictureOrigins({ PUBLIC_URL, CLOUDINARY_URL, MEDIA_HOSTS }: Env): readonly string[] {
  const isInCloud = CLOUDINARY_URL && parseCloudinaryUrl(CLOUDINARY_URL);
  return [new URL(PUBLIC_URL).origin, ...(isInCloud ? [CLOUD_PICTURES] : []), ...MEDIA_HOSTS];
}

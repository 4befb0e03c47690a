import type { Env } from '../../config/env.js';
import { parseCloudinaryUrl } from './store/cloudinary.js';

/** The origin of Cloudinary's pictures. */
export const CLOUD_PICTURES = 'https://res.cloudinary.com';

/**
 * The origins of pictures in the content security policies of pages and the dashboard: the public URL, whatever host a
 * page was opened under, the cloud service if it is configured, and `MEDIA_HOSTS`.
 */
export function pictureOrigins({ PUBLIC_URL, CLOUDINARY_URL, MEDIA_HOSTS }: Env): readonly string[] {
  const isInCloud = CLOUDINARY_URL && parseCloudinaryUrl(CLOUDINARY_URL);
  return [new URL(PUBLIC_URL).origin, ...(isInCloud ? [CLOUD_PICTURES] : []), ...MEDIA_HOSTS];
}

import { z } from 'zod';
import { jobKind } from '../../../platform/jobs/job-queue.js';

/** Makes the copies of an uploaded picture. One at a time, because each takes a processor for seconds. */
export const MAKE_COPIES = jobKind<{ readonly publicId: string }>('pictures', 'copies', {
  shape: z.object({ publicId: z.string().max(200) }),
  atOnce: 1,
});

/** The tag of pages that show a picture without copies. */
export const PICTURES_TAG = 'pictures';

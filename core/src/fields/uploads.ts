/** The largest file that is taken, in MB and in bytes (rules/media 2). */
export const MAX_UPLOAD_MB = 10;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1_048_576;

/** The largest picture, which is what the largest phone cameras take; decoded it is 200 MB of memory. */
export const MAX_MEGAPIXELS = 50;
export const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;

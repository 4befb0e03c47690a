/** The maximum size of an upload, in MB and in bytes (rules/media 2). */
export const MAX_UPLOAD_MB = 10;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1_048_576;

/** The maximum size of a picture: that of the best phone cameras; decoded it takes 200 MB of memory. */
export const MAX_MEGAPIXELS = 50;
export const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;

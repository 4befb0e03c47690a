import { z } from 'zod';
import { isMediaAddress } from './media-address.ts';
import { label, optional } from './pricing/rule-fields.ts';
import { FOCAL_POINTS, LONGEST_ALT, MOST_GALLERY_PICTURES, type GalleryPicture } from './tour-gallery.ts';

const ADDRESS = 'Gallery: each picture must be the address of an uploaded file';

const picture = z.object(
  {
    url: z.string({ error: ADDRESS }).trim().refine(isMediaAddress, { error: ADDRESS }),
    alt: label('Gallery: description', LONGEST_ALT),
    focus: optional(
      z.enum(FOCAL_POINTS, { error: `Gallery: focus must be one of: ${FOCAL_POINTS.join(', ')}` }),
    ).transform((focus) => focus ?? FOCAL_POINTS[0]),
  },
  { error: 'Gallery: each picture must have url and alt' },
);

/** The pictures in the order in which they are shown. */
export const gallerySchema: z.ZodType<GalleryPicture[]> = z
  .array(picture, { error: 'Gallery must be a list' })
  .max(MOST_GALLERY_PICTURES, { error: `The gallery can have at most ${MOST_GALLERY_PICTURES} pictures` });

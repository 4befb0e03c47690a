import { z } from 'zod';
import { fieldText, ruleText } from './refusals/rule-text.ts';
import { isMediaUrl } from './media-url.ts';
import { label, optional } from './pricing/rule-fields.ts';
import { FOCAL_POINTS, MAX_ALT_LENGTH, MAX_GALLERY_PICTURES, type GalleryPicture } from './tour-gallery.ts';

const ADDRESS = fieldText('Gallery: each picture', 'field-not-an-uploaded-file');

const picture = z.object(
  {
    url: z.string({ error: ADDRESS }).trim().refine(isMediaUrl, { error: ADDRESS }),
    alt: label('Gallery: description', MAX_ALT_LENGTH),
    focus: optional(
      z.enum(FOCAL_POINTS, {
        error: fieldText('Gallery: focus', 'field-not-a-choice', { choices: FOCAL_POINTS.join(', ') }),
      }),
    ).transform((focus) => focus ?? FOCAL_POINTS[0]),
  },
  { error: ruleText('gallery-unreadable') },
);

/** The pictures in display order. */
export const gallerySchema: z.ZodType<GalleryPicture[]> = z
  .array(picture, { error: fieldText('Gallery', 'field-not-a-list') })
  .max(MAX_GALLERY_PICTURES, {
    error: fieldText('The gallery', 'field-too-many-pictures', { max: MAX_GALLERY_PICTURES }),
  });

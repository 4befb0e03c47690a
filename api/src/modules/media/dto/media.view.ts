import { field, view } from '../../../platform/http/view.js';
import type { StoredMedia, UploadTicket } from '../store/media-store.js';

class MediaVersion extends view({
  secure_url: field.string('https://example.org/media/events/0f8e1c-480.webp'),
  width: field.number(480, 'Pixels.'),
  height: field.number(320, 'Pixels.'),
}) {}

/** An upload, with the field names of the cloud service (rules/media 5). */
export class UploadAnswer extends view({
  message: field.string('The file has been uploaded.'),
  secure_url: field.string('https://example.org/media/events/0f8e1c.jpg', 'The address to store in records.'),
  public_id: field.string('events/0f8e1c'),
  width: field.number(1600, 'Pixels; pictures only.').optional(),
  height: field.number(1067, 'Pixels; pictures only.').optional(),
  format: field.string('jpg'),
  bytes: field.number(182_044),
  folder: field.string('events'),
  tags: field.strings(['cover']),
  created_at: field.time(),
  eager: field.list(MediaVersion, 'The same picture in smaller widths; none for a document.'),
}) {}

export const uploadAnswer = (media: StoredMedia, folder: string, tags = ''): UploadAnswer => ({
  message: 'The file has been uploaded.',
  secure_url: media.address,
  public_id: media.publicId,
  ...(media.size && { width: media.size.width, height: media.size.height }),
  format: media.format,
  bytes: media.bytes,
  folder,
  tags: tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
  created_at: new Date().toISOString(),
  eager: media.versions.map(({ address, width, height }) => ({ secure_url: address, width, height })),
});

/** The URL that a browser uploads to, and the fields to send with the `file`. */
export class UploadTicketAnswer extends view({
  provider: field.enum(['local', 'cloudinary']),
  uploadUrl: field.string(
    '/api/media/upload',
    'Takes a multipart POST. Send the token along if it is this API, but never to the cloud service.',
  ),
  apiKey: field.string('123456789012345', 'Cloudinary only; also in `fields`.').optional(),
  fields: field.map<string>(
    { type: 'string' },
    { folder: 'events', tags: 'cover' },
    'Every form field except `file`. Send them unchanged, or the signature will not match.',
  ),
}) {}

export const uploadTicketAnswer = ({ provider, uploadUrl, apiKey, fields }: UploadTicket): UploadTicketAnswer => ({
  provider,
  uploadUrl,
  ...(apiKey !== undefined && { apiKey }),
  fields: { ...fields },
});

/** The progress of making the copies of pictures. */
export class CopiesAnswer extends view({
  waiting: field.number(3, 'Pictures whose copies in other widths and formats are still being made.'),
}) {}

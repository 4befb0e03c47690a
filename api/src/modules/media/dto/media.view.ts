import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { StoredMedia, UploadTicket } from '../store/media-store.js';

class MediaVersion {
  @ApiProperty({ example: 'https://example.org/media/events/0f8e1c-480.webp' })
  secure_url: string;

  @ApiProperty({ example: 480, description: 'Pixels.' })
  width: number;

  @ApiProperty({ example: 320, description: 'Pixels.' })
  height: number;
}

/** An upload, in the words of the cloud service (contract 6). */
export class UploadAnswer {
  @ApiProperty({ example: 'The file has been uploaded.' })
  message: string;

  @ApiProperty({
    example: 'https://example.org/media/events/0f8e1c.jpg',
    description: 'The address to store in records.',
  })
  secure_url: string;

  @ApiProperty({ example: 'events/0f8e1c' })
  public_id: string;

  @ApiPropertyOptional({ example: 1600, description: 'Pixels; pictures only.' })
  width?: number;

  @ApiPropertyOptional({ example: 1067, description: 'Pixels; pictures only.' })
  height?: number;

  @ApiProperty({ example: 'jpg' })
  format: string;

  @ApiProperty({ example: 182_044 })
  bytes: number;

  @ApiProperty({ example: 'events' })
  folder: string;

  @ApiProperty({ type: [String], example: ['cover'] })
  tags: string[];

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: [MediaVersion], description: 'The same picture in smaller widths; none for a document.' })
  eager: MediaVersion[];
}

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

/** Where a browser uploads to, and what it sends there beside the `file`. */
export class UploadTicketAnswer {
  @ApiProperty({ enum: ['local', 'cloudinary'] })
  provider: 'local' | 'cloudinary';

  @ApiProperty({
    example: '/api/media/upload',
    description: 'Takes a multipart POST. Send the token along if it is this API, but never to the cloud service.',
  })
  uploadUrl: string;

  @ApiPropertyOptional({ example: '123456789012345', description: 'Cloudinary only; also in `fields`.' })
  apiKey?: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { folder: 'events', tags: 'cover' },
    description: 'Every form field except `file`. Send them unchanged, or the signature will not match.',
  })
  fields: Record<string, string>;
}

export const uploadTicketAnswer = ({ provider, uploadUrl, apiKey, fields }: UploadTicket): UploadTicketAnswer => ({
  provider,
  uploadUrl,
  ...(apiKey !== undefined && { apiKey }),
  fields: { ...fields },
});

/** How far the copies of pictures are. */
export class CopiesAnswer {
  @ApiProperty({ example: 3, description: 'Pictures whose copies in other widths and formats are still being made.' })
  waiting: number;
}

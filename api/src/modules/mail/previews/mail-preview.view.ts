import { ApiProperty } from '@nestjs/swagger';
import { MAIL_DOCUMENT_NAMES, type MailDocumentName } from '@imisozi/core/words/documents';
import type { MailContent } from '../mail.kinds.js';

/** One kind of mail in the list of previews. */
export class MailPreviewRow {
  @ApiProperty({ example: 'order-received-client', description: 'The name of the template.' })
  id: string;

  @ApiProperty({ example: 'Your order 2026-000042: Gorillas of the Virunga volcanoes' })
  subject: string;

  @ApiProperty({
    example: 'We have received your order. The total is $3,640.',
    description: 'Shown beside the subject.',
  })
  preview: string;
}

/** One mail as its reader would get it, made of sample data. */
export class MailPreview extends MailPreviewRow {
  @ApiProperty({
    example: '<!doctype html><html lang="en"><body><h1>Murakoze!</h1></body></html>',
    description: 'A complete page with inline styles and no scripts; show it in a frame with an empty `sandbox`.',
  })
  html: string;

  @ApiProperty({
    isArray: true,
    enum: MAIL_DOCUMENT_NAMES,
    enumName: 'MailDocument',
    example: ['mail-order-received'],
    description: 'The documents of `/api/admin/content` whose words it is written with.',
  })
  words: readonly MailDocumentName[];

  @ApiProperty({ example: 'Murakoze! We have received your order.' })
  text: string;

  @ApiProperty({ type: [String], example: ['proforma-2026-000042.pdf'], description: 'The names of the attachments.' })
  attachments: string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
  headers: Record<string, string>;
}

export function mailPreviewRow(id: string, { subject, preview }: MailContent): MailPreviewRow {
  return { id, subject, preview };
}

interface Bodies {
  readonly html: string;
  readonly text: string;
}

export function mailPreview(
  id: string,
  content: MailContent,
  { html, text }: Bodies,
  words: readonly MailDocumentName[] = [],
): MailPreview {
  return {
    ...mailPreviewRow(id, content),
    html,
    text,
    words,
    attachments: (content.attachments ?? []).map(({ filename }) => filename),
    headers: { ...content.headers },
  };
}

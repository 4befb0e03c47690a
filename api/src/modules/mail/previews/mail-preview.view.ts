import { field, view } from '../../../platform/http/view.js';
import { MAIL_DOCUMENT_NAMES, type MailDocumentName } from '@imisozi/core/editable-texts/documents';
import type { MailContent } from '../mail.kinds.js';

/** One kind of mail in the list of previews. */
export class MailPreviewRow extends view({
  id: field.string('order-received-client', 'The name of the template.'),
  subject: field.string('Your order 2026-000042: Gorillas of the Virunga volcanoes'),
  preview: field.string('We have received your order. The total is $3,640.', 'Shown beside the subject.'),
}) {}

/** One mail as its reader would get it, with sample data. */
export class MailPreview extends view(
  {
    html: field.string(
      '<!doctype html><html lang="en"><body><h1>Murakoze!</h1></body></html>',
      'A complete page with inline styles and no scripts; show it in a frame with an empty `sandbox`.',
    ),
    words: field.enums(MAIL_DOCUMENT_NAMES, 'The documents of `/api/admin/content` whose words it is written with.', {
      enumName: 'MailDocument',
      example: ['mail-order-received'],
    }),
    text: field.string('Murakoze! We have received your order.'),
    attachments: field.strings(['proforma-2026-000042.pdf'], 'The names of the attachments.'),
    headers: field.map<string>({ type: 'string' }, { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  MailPreviewRow,
) {}

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

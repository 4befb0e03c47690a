import type { MailBlock, MailContent } from '../mail.content.js';
import type { MailFrame } from './frame.js';

/** The mail as plain text. */
export function textMail(content: MailContent, { company, publicUrl }: MailFrame): string {
  return [
    content.heading,
    ...content.blocks.map(blockText),
    [company.name, company.address, `${company.phone} | ${company.email}`, publicUrl].join('\n'),
  ].join('\n\n');
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
}

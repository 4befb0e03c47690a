import type { MailBlock, MailContent } from '../mail.content.js';
import type { MailFrame } from './frame.js';
import { shownBlocks } from './shown-blocks.js';

/** The mail as plain text. */
export function textMail(content: MailContent, { company, publicUrl }: MailFrame): string {
  return [
    content.heading,
    ...shownBlocks(content).map(blockText),
    [company.name, company.address, `${company.phone} | ${company.email}`, publicUrl].join('\n'),
  ].join('\n\n');
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'note':
      return block.link ? `${block.text} ${block.link.label}:\n${block.link.url}` : block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
}

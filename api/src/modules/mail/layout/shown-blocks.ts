import type { MailBlock, MailContent } from '../mail.content.js';

/** The blocks that say something: an event may have no place yet, and no description. */
export function shownBlocks({ blocks }: MailContent): MailBlock[] {
  return blocks
    .map((block) =>
      block.kind === 'facts' ? { ...block, rows: block.rows.filter(([, value]) => value.trim() !== '') } : block,
    )
    .filter((block) => {
      if (block.kind === 'facts') return block.rows.length > 0;
      return block.kind === 'button' || block.text.trim() !== '';
    });
}

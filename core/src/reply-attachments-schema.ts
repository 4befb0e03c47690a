import { z } from 'zod';
import { ruleText } from './refusals/rule-text.ts';
import { MAX_REPLY_FILES, MAX_REPLY_FILES_MB, type ReplyAttachment } from './thread-files.ts';

const unreadable = ruleText('reply-attachments-unreadable');

/** The length of the number of a paper. */
const MAX_PAPER = 40;

const attachment = z.union(
  [
    z.strictObject({ fileId: z.uuid(unreadable) }, unreadable),
    z.strictObject({ paper: z.string(unreadable).min(1, unreadable).max(MAX_PAPER, unreadable) }, unreadable),
  ],
  unreadable,
);

/** What goes out with a reply, in this order. */
export const replyAttachmentsSchema: z.ZodType<ReplyAttachment[]> = z
  .array(attachment, unreadable)
  .max(MAX_REPLY_FILES, ruleText('reply-too-many-files', { max: MAX_REPLY_FILES, megabytes: MAX_REPLY_FILES_MB }));

import { isUUID } from 'class-validator';

const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname;

/** The `Message-ID` of a mail of ours; fixed, so that a mail sent twice after a crash is one to the receiving program. */
export const messageIdOf = (mailId: string, publicUrl: string): string => `<${mailId}@${hostOf(publicUrl)}>`;

/** The id of our mail with this `Message-ID`; undefined if it is not one of ours. */
export function mailWithMessageId(messageId: string, publicUrl: string): string | undefined {
  const [, id, host] = /^<?([^@<>\s]+)@([^@<>\s]+?)>?$/.exec(messageId.trim()) ?? [];
  return id && host?.toLowerCase() === hostOf(publicUrl) && isUUID(id) ? id.toLowerCase() : undefined;
}

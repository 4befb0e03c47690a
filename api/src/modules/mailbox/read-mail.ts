import { createHash } from 'node:crypto';
import EmailReplyParser from 'email-reply-parser';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { cutToCharacters } from '../../platform/characters.js';
import { isEmailAddress } from '@imisozi/core/fields/email-address';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { onOneLine } from '@imisozi/core/one-line';
import { plainText, textOfHtml } from '../../common/plain-text.js';
import { arrivedFiles } from './arrived-files.js';
import type { ArrivedFile } from './mailbox.events.js';

/** Longer texts are cut: the whole mail stays in the mailbox. */
const MAX_TEXT = 15_000;
/** So much of a mail's text is looked at, and so much of that is told apart from what it quotes. */
const MAX_READ = 300_000;
const MAX_PARSED = 2 * MAX_TEXT;
/** Before its markup is taken out. */
const MAX_NAME = 1_000;
/** The most mails that the headers of an answer name. */
const MAX_REFERENCES = 50;

/** What a mail says, as far as it can be believed. */
export interface ReadMail {
  readonly mark: string;
  readonly messageId: string | null;
  /** The `Message-ID`s that it refers to, the nearest first. */
  readonly references: readonly string[];
  /** Every address that it was sent to. */
  readonly recipients: readonly string[];
  /** The address that it says it is from, in small letters; empty without one. */
  readonly writtenFrom: string;
  /** Whom to answer; null for one without a sender. */
  readonly from: { readonly names: string; readonly email: string } | null;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly ArrivedFile[];
  readonly isAutomatic: boolean;
  /** The report that a mail could not be delivered; null for any other mail. */
  readonly failure: DeliveryFailure | null;
}

export interface DeliveryFailure {
  readonly address: string;
  readonly reason: string;
  /** The `Message-ID` of the mail that came back. */
  readonly original: string | null;
}

/**
 * Reads a mail (RFC 5322, MIME). Everything in it is bounded, and no markup is left.
 * @param isCut it is the beginning of a longer one
 * @throws Error for one that is nested too deeply
 */
export async function readMail(source: Buffer, isCut = false): Promise<ReadMail> {
  const options = { forceRfc822Attachments: true, maxNestingDepth: 20, maxHeadersSize: 262_144 } as const;
  const email = await new PostalMime(options).parse(source);
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? '';
  const references = [email.inReplyTo ?? '', ...(email.references ?? '').split(/\s+/).toReversed()];
  const messageId = email.messageId?.trim().slice(0, 250) ?? null;
  return {
    mark: markOf(messageId ?? source),
    messageId,
    references: references.filter(Boolean).slice(0, MAX_REFERENCES),
    recipients: [
      ...[...(email.to ?? []), ...(email.cc ?? [])].flatMap(({ address }) => address ?? []),
      ...[email.deliveredTo ?? '', header('x-original-to')],
    ],
    writtenFrom: email.from?.address?.trim().toLowerCase() ?? '',
    from: senderOf(email),
    subject: cutToCharacters(onOneLine(email.subject ?? ''), maxLengths.subject),
    text: textOf(email),
    files: arrivedFiles(email.attachments, isCut),
    isAutomatic:
      !/^(?:no)?$/i.test(header('auto-submitted').trim()) ||
      /\b(?:bulk|list|junk|auto_reply)\b/i.test(header('precedence')) ||
      header('list-unsubscribe') !== '',
    failure: failureIn(email),
  };
}

/** Tells a mail from all others. @param messageId or the whole mail, for one without */
export const markOf = (messageId: string | Buffer): string => createHash('sha256').update(messageId).digest('hex');

function senderOf({ from, replyTo }: Email): ReadMail['from'] {
  const sender = replyTo?.find(({ address }) => address) ?? from;
  const email = sender?.address?.trim().toLowerCase() ?? '';
  if (!isEmailAddress(email)) return null;
  return {
    email,
    names: cutToCharacters(
      onOneLine(plainText((from?.name || sender?.name || '').slice(0, MAX_NAME))),
      maxLengths.fullName,
    ),
  };
}

/** The text without what it quotes; all of it for one that only quotes. */
function textOf({ text, html }: Email): string {
  const all = withoutGaps((text ?? textOfHtml((html ?? '').slice(0, MAX_READ))).slice(0, MAX_READ));
  const own = new EmailReplyParser().parseReply(all.slice(0, MAX_PARSED)).trim();
  return cutToCharacters(own || all.trim(), MAX_TEXT);
}

/**
 * At most one empty line in a row, and nothing at the ends of lines: the parser's time grows with the square of a run of
 * white space.
 */
function withoutGaps(text: string): string {
  const lines = text
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.trimEnd());
  return lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== '')).join('\n');
}

/** A report of RFC 3464 that says a mail was given up. */
function failureIn({ attachments }: Email): DeliveryFailure | null {
  const report = contentOf(attachments.find(({ mimeType }) => mimeType === 'message/delivery-status'));
  if (!/^action:\s*failed/im.test(report)) return null;
  const field = (name: string) => fieldOf(report, name);
  const address = (field('final-recipient') || field('original-recipient')).replace(/^<|>$/g, '').toLowerCase();
  if (!isEmailAddress(address)) return null;
  const original = contentOf(
    attachments.find(({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers'),
  );
  return {
    address,
    reason: cutToCharacters(onOneLine(field('diagnostic-code') || field('status') || 'Refused'), maxLengths.reason),
    original: /^message-id:\s*(<[^<>\s]+>)/im.exec(original)?.[1] ?? null,
  };
}

/** The value of a field of a report, without the type before it: `rfc822; visitor@example.org`. */
function fieldOf(report: string, name: string): string {
  const line = report.split('\n').find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? '';
  const value = line.slice(name.length + 1);
  return value.slice(value.indexOf(';') + 1).trim();
}

const contentOf = (part: Attachment | undefined): string =>
  part
    ? typeof part.content === 'string'
      ? part.content
      : Buffer.from(part.content as ArrayBuffer).toString('utf8', 0, 65_536)
    : '';

import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@imisozi/core/languages';
import type { MailDocumentName } from '@imisozi/core/editable-texts/documents';
import { UnrecoverableError } from '../../platform/jobs/job-registry.js';

/** The content of a mail, block by block; the layout turns it into HTML and text. */
export type MailBlock =
  /** The title stands above it, in bold. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly title?: string }
  | {
      readonly kind: 'facts';
      readonly rows: readonly (readonly [label: string, value: string])[];
      /** The values are short, so the labels get more width. */
      readonly isAmounts?: boolean;
    }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Small print; it ends with its link, which in the text version is a bare URL. */
  | { readonly kind: 'note'; readonly text: string; readonly link?: MailLink };

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface MailContent {
  readonly subject: string;
  /** The preview line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  /** URL of a picture above the heading, 1200 by 500 pixels. */
  readonly picture?: string | undefined;
  /** The language it is written in; English by default. */
  readonly language?: LanguageCode;
  readonly blocks: readonly MailBlock[];
  readonly attachments?: readonly MailAttachment[];
  /** Headers such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A kind of mail: its name and, as a type, the data it is made of. Declared in the domain it is about. */
export interface MailKind<Data> {
  readonly name: string;
  /** It contains a link that opens the reader's account, so not even staff may read it. */
  readonly isPersonal: boolean;
  /** A single action may cause thousands of them: they wait for each other, and no other mail waits for them. */
  readonly isBulk: boolean;
  /** Only carries the type. */
  readonly data?: Data;
}

export const mailKind = <Data>(name: string, { isPersonal = false, isBulk = false } = {}): MailKind<Data> => ({
  name,
  isPersonal,
  isBulk,
});

/** A mail of the kind with sample data, so that staff can see it before any is sent. */
export type MailSample = () => MailContent | Promise<MailContent>;

/** The editable texts of a kind of mail: one document, or one per variant. */
export type MailWording = MailDocumentName | Readonly<Partial<Record<MailDocumentName, MailSample>>>;

interface Writer {
  readonly write: (data: never) => Promise<MailContent>;
  readonly sample: MailSample;
  readonly isPersonal: boolean;
  readonly words: readonly MailDocumentName[];
}

/** Knows the writer of each kind of mail. The domains register theirs (`<domain>.mails.ts`) when they start. */
@Injectable()
export class MailKinds {
  private readonly writers = new Map<string, Writer>();
  private readonly worded = new Map<string, MailSample>();

  /**
   * @param wording the document with the mail's editable texts, so that staff can preview their edits
   * @throws Error when the kind has a writer already
   */
  register<Data>(
    kind: MailKind<Data>,
    write: (data: Data) => Promise<MailContent>,
    sample: MailSample,
    wording: MailWording = {},
  ): void {
    if (this.writers.has(kind.name)) throw new Error(`Two writers for the mail ${kind.name}`);
    const worded = typeof wording === 'string' ? { [wording]: sample } : wording;
    const words = Object.keys(worded) as MailDocumentName[];
    this.writers.set(kind.name, { write, sample, isPersonal: kind.isPersonal, words });
    for (const [document, shown] of Object.entries(worded)) this.worded.set(document, shown);
  }

  /** @throws UnrecoverableError for a kind without a writer */
  write(name: string, data: unknown): Promise<MailContent> {
    const writer = this.writers.get(name);
    if (!writer) throw new UnrecoverableError(`No template for the mail ${name}`);
    return writer.write(data as never);
  }

  /** Whether only their reader may see mails of this kind; also true for kinds that no longer exist. */
  isPersonal(name: string): boolean {
    return this.writers.get(name)?.isPersonal ?? true;
  }

  /** The names of all kinds of mail, in alphabetical order. */
  get names(): string[] {
    return [...this.writers.keys()].sort();
  }

  /** The sample of one kind; undefined for an unknown name. */
  sampleOf(name: string): MailSample | undefined {
    return this.writers.get(name)?.sample;
  }

  /** The documents whose texts a kind of mail uses; none for mails to staff. */
  wordsOf(name: string): readonly MailDocumentName[] {
    return this.writers.get(name)?.words ?? [];
  }

  /** A sample of a mail that uses a document's texts. */
  sampleWith(document: MailDocumentName): MailSample | undefined {
    return this.worded.get(document);
  }
}

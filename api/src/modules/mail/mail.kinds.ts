import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@imisozi/core/languages';
import type { MailDocumentName } from '@imisozi/core/editable-texts/documents';
import { UnrecoverableError } from '../../platform/jobs/job-registry.js';

/** What a mail says, block by block; the layout turns it into HTML and text alike. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'facts';
      readonly rows: readonly (readonly [label: string, value: string])[];
      /** The values are short, so the labels get the room. */
      readonly isAmounts?: boolean;
    }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Small print; its link ends it, and as text the bare address does. */
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
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  /** What it is written in; English unless told. */
  readonly language?: LanguageCode;
  readonly blocks: readonly MailBlock[];
  readonly attachments?: readonly MailAttachment[];
  /** Headers such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A kind of mail: its name and, as a type, the data it is made of. Declared beside the domain it speaks of. */
export interface MailKind<Data> {
  readonly name: string;
  /** It contains a link that opens the reader's account, so not even staff may read it. */
  readonly isPersonal: boolean;
  /** One moment may bring about thousands of them: they wait for each other, and no other mail waits for them. */
  readonly isBulk: boolean;
  /** Only carries the type. */
  readonly data?: Data;
}

export const mailKind = <Data>(name: string, { isPersonal = false, isBulk = false } = {}): MailKind<Data> => ({
  name,
  isPersonal,
  isBulk,
});

/** A mail of the kind with sample data, so that staff can look at it before it is ever sent. */
export type MailSample = () => MailContent | Promise<MailContent>;

/** The company's words that a kind of mail is written with: one document, or one for each way it may be written. */
export type MailWording = MailDocumentName | Readonly<Partial<Record<MailDocumentName, MailSample>>>;

interface Writer {
  readonly write: (data: never) => Promise<MailContent>;
  readonly sample: MailSample;
  readonly isPersonal: boolean;
  readonly words: readonly MailDocumentName[];
}

/** Knows how each kind of mail is written. The domains register theirs (`<domain>.mails.ts`) when they start. */
@Injectable()
export class MailKinds {
  private readonly writers = new Map<string, Writer>();
  private readonly worded = new Map<string, MailSample>();

  /**
   * @param wording what shows the company's words of the mail, while colleagues change them
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

  /** @throws UnrecoverableError for a kind nobody writes */
  write(name: string, data: unknown): Promise<MailContent> {
    const writer = this.writers.get(name);
    if (!writer) throw new UnrecoverableError(`No template for the mail ${name}`);
    return writer.write(data as never);
  }

  /** Whether mails of this kind are shown to nobody but their reader, as are mails of kinds that no longer exist. */
  isPersonal(name: string): boolean {
    return this.writers.get(name)?.isPersonal ?? true;
  }

  /** The names of all kinds of mail, in alphabetical order. */
  get names(): string[] {
    return [...this.writers.keys()].sort();
  }

  /** The sample of one kind; undefined for a name nobody writes. */
  sampleOf(name: string): MailSample | undefined {
    return this.writers.get(name)?.sample;
  }

  /** The documents whose words a kind of mail is written with; none for mails that only staff get. */
  wordsOf(name: string): readonly MailDocumentName[] {
    return this.writers.get(name)?.words ?? [];
  }

  /** The sample of a mail that is written with a document's words. */
  sampleWith(document: MailDocumentName): MailSample | undefined {
    return this.worded.get(document);
  }
}

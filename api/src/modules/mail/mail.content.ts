/** What a mail says, block by block; the layout turns it into HTML and text alike. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
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
  readonly blocks: readonly MailBlock[];
  readonly attachments?: readonly MailAttachment[];
  /** Headers such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

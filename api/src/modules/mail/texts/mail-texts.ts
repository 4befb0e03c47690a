import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { mailNamed, type MailDocumentName, type MailDocumentOf } from '@imisozi/core/editable-texts/documents';
import { paragraphsOf, type EditableTexts } from '@imisozi/core/editable-texts/fields';
import { fillIn, type MailDocument } from '@imisozi/core/editable-texts/mails/mail-document';
import type { COMPANY } from '@imisozi/core/editable-texts/mails/placeholders';
import { InjectCompany } from '../../../config/config.module.js';
import { apart, writtenLanguage } from '../../../texts/reader.js';
import { EditableTextsService } from '../../editable-texts/editable-texts.service.js';
import type { MailBlock, MailContent } from '../mail.kinds.js';

type PlaceholderOf<Name extends MailDocumentName> = MailDocumentOf<Name>['placeholders'];
type PartOf<Name extends MailDocumentName> = MailDocumentOf<Name>['parts'][number];

/** The values of a mail's placeholders; those about the company are filled in by default. */
export type MailValues<Name extends MailDocumentName> = Readonly<
  Record<Exclude<keyof PlaceholderOf<Name>, keyof typeof COMPANY>, string>
>;

/** The editable texts of a mail, with their placeholders filled in. */
export interface FilledMail<Name extends MailDocumentName> {
  readonly head: Pick<MailContent, 'subject' | 'preview' | 'heading' | 'language'>;
  /** The paragraphs of each part. */
  readonly parts: Readonly<Record<PartOf<Name>, MailBlock[]>>;
}

/** Unpublished texts of a mail, while they are previewed. */
interface Previewed {
  readonly document: MailDocumentName;
  readonly words: EditableTexts;
}

/** The editable texts of mails to visitors (rules/content 9); the facts in a mail stay in its writer. */
@Injectable()
export class MailTexts {
  private readonly previewed = new AsyncLocalStorage<Previewed>();

  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly words: EditableTextsService,
  ) {}

  /** The texts of a mail with `values` in the place of its placeholders. */
  async fill<Name extends MailDocumentName>(document: Name, values: MailValues<Name>): Promise<FilledMail<Name>> {
    const words = await this.wordsOf(document);
    const { name: company, phone, email } = this.company;
    const all = withApart({ company, phone, email, ...values });
    const oneLine = (name: string) => upperFirst(fillIn(words[name]!, all).replace(/\s+/g, ' ').trim());
    const { parts }: MailDocument = mailNamed(document);
    return {
      head: {
        subject: oneLine('subject'),
        preview: oneLine('preview'),
        heading: oneLine('heading'),
        language: writtenLanguage(),
      },
      parts: Object.fromEntries(
        // Paragraphs are split before values are filled in, because values may contain empty lines.
        parts.map((name) => [name, paragraphsOf(words[name]!).map((text) => paragraph(fillIn(text, all).trim()))]),
      ) as Record<PartOf<Name>, MailBlock[]>,
    };
  }

  /** Writes a mail with texts that are not published. */
  preview<T>(previewed: Previewed, write: () => T): T {
    return this.previewed.run(previewed, write);
  }

  private async wordsOf(document: MailDocumentName): Promise<Readonly<Record<string, string>>> {
    const previewed = this.previewed.getStore();
    const words =
      previewed?.document === document
        ? previewed.words
        : await this.words.words({ document, language: writtenLanguage() });
    return words as Readonly<Record<string, string>>;
  }
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** A value of several lines stays as it is: it is a text of its own. */
const withApart = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.includes('\n') ? value : apart(value)]),
  );

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Paragraphs as small print. */
export const asNotes = (blocks: readonly MailBlock[]): MailBlock[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [{ kind: 'note', text: block.text } as const] : []));

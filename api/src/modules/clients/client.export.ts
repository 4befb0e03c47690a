import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { clients as texts } from '@imisozi/core/texts/en/client-file';
import type { SentClientAddress } from '@imisozi/core/client-addresses-schema';
import type { PersonalKind } from '@imisozi/core/privacy/personal-kinds';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { cutToCharacters } from '../../platform/characters.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { PdfBlock } from '../../common/pdf/pdf-drawing.js';
import { pdfOf } from '../../common/pdf/pdf-studio.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { WholeRecord } from '../personal-data/personal-records.js';
import { wholeRecords } from '../personal-data/whole-records.js';
import type { Client } from './client.entity.js';
import type { ClientAddress } from './client-address.entity.js';
import { addressesOf, CLIENTS, emailsOf } from './client.records.js';
import { ClientsService } from './clients.service.js';

/** The most lines of a PDF: the file for programs has everything. */
const MAX_LINES = 2_000;
/** How much of a value is printed. */
const MAX_VALUE = 500;

/** All that is kept about a client, by the kind of record. */
export interface ClientFile {
  readonly exportedAt: string;
  readonly client: WholeRecord;
  readonly addresses: readonly (SentClientAddress & Pick<ClientAddress, 'bounceReason'>)[];
  readonly records: Readonly<Record<string, readonly WholeRecord[]>>;
}

/** Gives a client all that is kept about the person (rules/clients 6). */
@Injectable()
export class ClientExport {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectCompany() private readonly company: Company,
    private readonly clients: ClientsService,
    private readonly data: PersonalData,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** Reading is recorded in the audit trail. @throws Refused for an unknown client */
  async file(actor: Actor, id: string): Promise<ClientFile> {
    const client = await this.clients.get(id);
    const addresses = (await addressesOf(this.dataSource.manager, [client.id])).get(client.id) ?? [];
    const records = await this.data.whole({ emails: emailsOf(addresses) });
    await this.transactions.run((tx) => this.audit.record(tx, actor, { ...about(client), action: 'export' }));
    return {
      exportedAt: new Date().toISOString(),
      client: wholeRecords([client])[0]!,
      addresses: addresses.map(({ kind, value, bounceReason }) => ({ kind, value, bounceReason })),
      records: Object.fromEntries(records),
    };
  }

  /** The same to read. @throws Refused for an unknown client */
  async paper(actor: Actor, id: string): Promise<Buffer> {
    const { client, addresses, records, exportedAt } = await this.file(actor, id);
    const blocks: PdfBlock[] = [
      { draw: 'title', title: texts.title, number: String(client.names || addresses[0]?.value || '') },
      { draw: 'paragraph', text: texts.about },
      { draw: 'heading', text: texts.person },
      ...paragraphs([client]),
      ...addresses.map(({ value }) => ({ draw: 'paragraph', text: value }) as const),
      ...Object.entries(records).flatMap(([kind, rows]): PdfBlock[] => [
        { draw: 'heading', text: texts.kinds[kind as PersonalKind] },
        ...paragraphs(rows),
      ]),
    ];
    return pdfOf({
      company: this.company,
      title: texts.title,
      language: DEFAULT_LANGUAGE,
      at: new Date(exportedAt),
      blocks: blocks.slice(0, MAX_LINES),
    });
  }
}

const about = (client: Client) => ({
  resource: CLIENTS.resource,
  recordId: client.id,
  label: CLIENTS.labelOf(client),
});

/** What tells nothing on paper: ids, and what a file holds. */
const UNPRINTED = new Set(['id', 'base64']);

/** Each record as a paragraph, `name: value`; what is empty is left out. */
const paragraphs = (rows: readonly WholeRecord[]): PdfBlock[] =>
  rows.map((row) => ({
    draw: 'paragraph',
    text: Object.entries(row)
      .filter(([name, value]) => !UNPRINTED.has(name) && value !== null && value !== '' && value !== undefined)
      .map(([name, value]) => `${inWords(name)}: ${shown(value)}`)
      .join('; '),
  }));

const inWords = (name: string): string => name.replace(/([A-Z])/g, ' $1').toLowerCase();

function shown(value: unknown): string {
  const text =
    value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return cutToCharacters(text, MAX_VALUE);
}

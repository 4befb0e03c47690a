import type { StreamableFile } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { csvFile, csvSheet } from '../../platform/list/csv-sheet.js';
import { oneBatch } from '../../platform/list/one-batch.js';
import { acceptsCsv } from '../../platform/list/send-list.js';
import type { StatementBooking } from './agent.statement.view.js';

const SHEET = csvSheet<StatementBooking>('statement', [
  'number',
  'client',
  'tour',
  'madeOn',
  'travelDate',
  'status',
  'amount',
  'paid',
  'due',
  'commission',
]);

/** Describes which month a statement is for. */
export const ApiMonth = () =>
  ApiQuery({ name: 'month', required: false, type: String, example: '2026-11', description: 'Default: this month.' });

/** A statement as it is or, for a client that asks for CSV, its bookings as a file. */
export function statementFile<Statement extends { readonly bookings: readonly StatementBooking[] }>(
  reply: FastifyReply,
  statement: Statement,
): Statement | StreamableFile {
  void reply.header('Vary', 'Accept');
  return acceptsCsv(reply.request) ? csvFile(SHEET, oneBatch(statement.bookings)) : statement;
}

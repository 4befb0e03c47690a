import {
  applyDecorators,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { MayAskAgain, type RequestWithUser } from '../auth/access.decorators.js';
import { refuseUnconfirmed } from '../auth/confirmation.js';
import { varyBy } from '../http/vary-by.js';
import { csvFile, OF_PEOPLE, type CsvSheet } from './csv-sheet.js';
import { everyRow, sendContentRange, type ListPage, type ListQuery } from './read-list.js';

/** Reads a page of a list; returned by the handler of a route with `list`. */
export type PageReader<Row> = (query: ListQuery) => Promise<ListPage<Row>>;

/** Lets a route send the list that its handler returns a reader for. */
export const SendsList = (sheet: CsvSheet) =>
  applyDecorators(
    UseInterceptors({
      intercept(context: ExecutionContext, next: CallHandler<PageReader<unknown>>): Observable<unknown> {
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        return next.handle().pipe(mergeMap((read) => sendList(reply, sheet, reply.request.query as ListQuery, read)));
      },
    }),
    ...(OF_PEOPLE.has(sheet.resource) ? [MayAskAgain()] : []),
  );

/**
 * Sends a staff list: one page with its `Content-Range`; or, with `Accept: text/csv`, all rows that match the filter,
 * in the same order.
 * @param read returns a page of the list
 * @throws Refused for a file of people, unless the password was entered lately (rules/accounts 13)
 */
export async function sendList<Row>(
  reply: FastifyReply,
  sheet: CsvSheet,
  query: ListQuery,
  read: PageReader<Row>,
): Promise<Row[] | StreamableFile> {
  varyBy(reply, 'Accept');
  if (acceptsCsv(reply.request)) {
    if (OF_PEOPLE.has(sheet.resource)) refuseUnconfirmed((reply.request as RequestWithUser).currentUser!);
    return csvFile(sheet, await withFirstBatch(everyRow(query, read)));
  }
  const page = await read(query);
  sendContentRange(reply, sheet.resource, page);
  return page.rows;
}

/** Whether the client requests CSV. */
export const acceptsCsv = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/csv') ?? false;

/** The same page, with each row mapped to its view. */
export const mapPage = <Row, View>(page: ListPage<Row>, view: (row: Row) => View): ListPage<View> => ({
  ...page,
  rows: page.rows.map(view),
});

/** Reads the first batch before anything is sent, so that a refused query gets an error response. */
async function withFirstBatch<Row>(batches: AsyncGenerator<Row[]>): Promise<AsyncGenerator<Row[]>> {
  const first = await batches.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* batches;
  })();
}

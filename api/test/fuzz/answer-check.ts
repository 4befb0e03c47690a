import type { Document } from '../support/document.js';
import type { ApiDocument, Operation, Schema } from './operations.js';
import { MARKER } from './hostile-values.js';

/** A response, as text. */
export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

const ERROR_KEYS = new Set([
  ...['statusCode', 'error', 'message', 'Errors', 'errors', 'requestId'],
  ...['code', 'params', 'field', 'refusals'],
]);

/** Words that only the product's code uses; no hostile value contains one of them. */
const INTERNAL =
  /\n\s+at |\.[jt]s:\d|node_modules|sqlite|typeorm|mysql|mariadb|\bER_[A-Z]|QueryFailed|fastify|nestjs|class-validator|(Type|Range|Syntax|Reference)Error|Unexpected (token|end)|in JSON at|Cannot (read|convert)|is not a function|ECONN|ENOENT|\[object |each value in|nested property|must be an instance|Maximum call stack|\/(work|tmp|home|usr)\//i;

/** The `PRIVATE_FIELDS` of the hostile bodies, if the product had accepted them. */
const TAKEN = /1999-09-09|"tokenVersion"/;
const RELEASED = /"(isPublished|isApproved|isPaid)":true|"status":(true|"PAID")/;

/** Sentences are for people; they may quote what a caller sent, but only briefly. */
const MAX_SENTENCE_LENGTH = 500;

/** The problems of a response (rules/errors 1, 2), in a few words each; none for a valid one. */
export function problemsOf(document: ApiDocument, judge: Document, operation: Operation, answer: FuzzAnswer): string[] {
  const { status } = answer;
  if (status >= 500) return [`${status}`, ...errorProblems(answer)];
  if (status >= 400) return errorProblems(answer);
  if (status < 200 || status >= 300) return status === 304 || status in operation.answers ? [] : [`status ${status}`];
  if (answer.text.toLowerCase().includes(MARKER.toLowerCase())) return ['the injected field came back'];
  if (TAKEN.test(answer.text)) return ['a private field was taken from the body'];
  if (status === 201 && RELEASED.test(answer.text)) return ['a new record is public or paid already'];
  return bodyProblems(document, judge, operation, answer);
}

function errorProblems({ status, contentType, text }: FuzzAnswer): string[] {
  const internal = INTERNAL.exec(text)?.[0];
  const problems = internal ? [`an internal word: ${JSON.stringify(internal)}`] : [];
  const body = objectOf(text);
  if (!/^application\/json/.test(contentType)) problems.push(`content type ${contentType}`);
  if (!body) return [...problems, 'no object'];
  const unknown = Object.keys(body).filter((key) => !ERROR_KEYS.has(key));
  if (unknown.length) problems.push(`unknown keys ${unknown.join(', ')}`);
  if (body.statusCode !== status) problems.push('another statusCode');
  if (!isSentence(body.error)) problems.push('no sentence in error');
  if (body.message !== body.error) problems.push('error and message differ');
  if (typeof body.requestId !== 'string' || !body.requestId) problems.push('no requestId');
  if (
    body.Errors !== undefined &&
    !(Array.isArray(body.Errors) && body.Errors.length && body.Errors.every(isSentence))
  ) {
    problems.push('Errors is no list of sentences');
  }
  const auth = (body.errors as { auth?: unknown } | undefined)?.auth;
  if ((status === 401 || status === 403 ? body.error : undefined) !== auth) problems.push('errors.auth is wrong');
  return problems;
}

const isSentence = (value: unknown) =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_SENTENCE_LENGTH;

function bodyProblems(
  document: ApiDocument,
  judge: Document,
  operation: Operation,
  { status, contentType, text }: FuzzAnswer,
): string[] {
  const { answers } = operation;
  if (!(status in answers)) return [`status ${status} is not in the document`];
  const schema = answers[status];
  if (!schema) return status === 204 && text !== '' ? ['a body without content'] : [];
  if (!/^application\/json/.test(contentType)) return [`content type ${contentType}`];
  const value = JSON.parse(text) as unknown;
  return [
    ...undeclared(document, schema, value, 'answer').slice(0, 3),
    ...judge.problemsOfAnswer(operation, status, value).slice(0, 3),
  ];
}

/** Properties that are missing in the schema: responses are allow-listed. */
function undeclared(document: ApiDocument, schema: Schema, value: unknown, place: string): string[] {
  const { items, properties } = document.resolve(schema);
  if (Array.isArray(value)) {
    return items ? value.slice(0, 5).flatMap((one) => undeclared(document, items, one, `${place}[]`)) : [];
  }
  if (typeof value !== 'object' || value === null || !properties) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return field ? undeclared(document, field, inner, `${place}.${key}`) : [`${place}.${key} is not in the document`];
  });
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

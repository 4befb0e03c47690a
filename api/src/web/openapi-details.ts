import { refusedField } from '@imisozi/core/refusals/refusal';
import type { OpenAPIObject } from '@nestjs/swagger';
import { sample } from 'openapi-sampler';
import { bringExamplesUpToDate } from './openapi-days.js';
import { errorAnswer } from '../platform/errors/error-filter.js';
import { Refused } from '../platform/errors/refused.js';
import { INSTEAD_OF } from '../common/validation/instead-of.js';
import { ACCESS_EXTENSION, type Access } from '../platform/auth/access.decorators.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & { [ACCESS_EXTENSION]?: Access };
type Answer = Exclude<Operation['responses'][string], { $ref: string } | undefined>;
type Content = NonNullable<Answer['content']>;

interface Field {
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  allOf?: object[];
  oneOf?: object[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const REQUEST_ID = '4f0c9c0e-6f0b-4b7e-9d55-0f8a4c1f3a52';

/** Failures of every call, of one with a body, and of one with the key of a record in its path (rules/errors 2). */
const FAILURES = { 400: 'The request is malformed.' };
const BODY_FAILURES = {
  400: 'The body is invalid.',
  413: 'The body is too large.',
  415: 'The content type of the body is not accepted.',
};
const KEY_FAILURES = { 404: 'Unknown.' };

const WAIT = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } as const;

/** What generators of clients understand as nothing but null; without the type, or as an object, some do not. */
const NULL = { type: 'string', nullable: true, enum: [null] };

/** Whoever calls a public route may bring a token, which then tells who is calling. */
const TOKEN_OR_NONE: Record<string, string[]>[] = [{}, { token: [] }];

/**
 * Adds to every call what follows from its declaration: who may call it, its failures, and an example of each body and
 * answer, made from the examples of their fields. The days in examples are moved up to now.
 */
export function completeDocument(document: OpenAPIObject): OpenAPIObject {
  makeNullExplicit(document.components);
  bringExamplesUpToDate(document);
  const shown = withoutAlternatives(document);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) complete(shown, path, operation);
    }
  }
  document.tags = tagsOf(document);
  return document;
}

/** In OpenAPI 3.0.3 `nullable` adds nothing to an `enum` without null, and nothing to what has no type of its own. */
function makeNullExplicit(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const field = part as Field;
  if (field.nullable === true) {
    if (field.enum && !field.enum.includes(null)) field.enum = [...field.enum, null];
    if (field.allOf) {
      field.oneOf = [...field.allOf, NULL];
      delete field.allOf;
      delete field.nullable;
      // Beside it, the type of the reference would refuse null again.
      delete field.type;
    }
  }
  Object.values(part).forEach(makeNullExplicit);
}

/** The document as its examples are made from: of fields that stand for each other, one. */
function withoutAlternatives(document: OpenAPIObject): OpenAPIObject {
  const schemas = structuredClone(document.components?.schemas ?? {});
  for (const schema of Object.values(schemas) as { properties?: Record<string, object> }[]) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (INSTEAD_OF in field) delete schema.properties![name];
    }
  }
  return { ...document, components: { ...document.components, schemas } };
}

function complete(shown: OpenAPIObject, path: string, operation: Operation): void {
  operation.description = [operation.description, audienceOf(operation[ACCESS_EXTENSION])].filter(Boolean).join(' ');
  if (operation[ACCESS_EXTENSION] === 'public') operation.security = TOKEN_OR_NONE;
  const body = operation.requestBody as { content: Content } | undefined;
  if (body) {
    addExample(shown, body.content);
    addFailures(operation, BODY_FAILURES);
  }
  if (path.includes('{')) addFailures(operation, KEY_FAILURES);
  addFailures(operation, FAILURES);
  for (const [status, answer] of Object.entries(operation.responses) as [string, Answer][]) {
    if (Number(status) < 400) addExample(shown, answer.content ?? {});
    else answer.content = failure(Number(status), body !== undefined);
    if (status === '429') answer.headers = WAIT;
  }
}

/** The tags of the calls, in the order of the alphabet. */
function tagsOf({ paths }: OpenAPIObject): { name: string }[] {
  const operations = Object.values(paths).flatMap((item) => METHODS.map((method) => item[method]));
  return [...new Set(operations.flatMap((operation) => operation?.tags ?? []))].sort().map((name) => ({ name }));
}

function audienceOf(access: Access | undefined): string {
  if (!access) return '';
  return access === 'public' ? 'Open to everyone.' : `Needs the role ${access.join(' or ')}.`;
}

function addFailures({ responses }: Operation, failures: Readonly<Record<number, string>>): void {
  for (const [status, description] of Object.entries(failures)) responses[status] ??= { description };
}

function failure(status: number, hasBody: boolean): Content {
  const thrown =
    status === 400 && hasBody
      ? new Refused([{ ...refusedField('Email', 'field-required'), field: 'email' }])
      : { statusCode: status };
  return {
    [JSON_TYPE]: {
      schema: { $ref: '#/components/schemas/ErrorAnswer' },
      example: errorAnswer(thrown, REQUEST_ID),
    },
  };
}

/** A form is shown field by field, so only JSON needs an example of the whole. */
function addExample(shown: OpenAPIObject, content: Content): void {
  for (const type of [JSON_TYPE, FORM_TYPE]) {
    const described = content[type];
    const schema: object | undefined = described?.schema;
    if (described && schema) described.example ??= sample(schema, { quiet: true }, shown);
  }
}

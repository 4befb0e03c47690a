import {
  refused,
  refusedField,
  sentenceOf,
  statusOf,
  type RefusalCode,
  type SentenceCode,
} from '@imisozi/core/refusals/refusal';
import type { OpenAPIObject } from '@nestjs/swagger';
import { sample } from 'openapi-sampler';
import { bringExamplesUpToDate } from './openapi-days.js';
import { errorAnswer } from '../platform/errors/error-filter.js';
import { Refused } from '../platform/errors/refused.js';
import { INSTEAD_OF } from '../common/validation/instead-of.js';
import { ACCESS_EXTENSION, ASKS_AGAIN_EXTENSION, type Access } from '../platform/auth/access.decorators.js';
import { LIMITS_EXTENSION } from '../platform/limits/rate-limit.guard.js';
import { REFUSALS_OF_CALLS } from './refusals-of-calls.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  [ACCESS_EXTENSION]?: Access;
  [ASKS_AGAIN_EXTENSION]?: true;
  [LIMITS_EXTENSION]?: true;
};
type Answer = Exclude<Operation['responses'][string], { $ref: string } | undefined> & {
  [CODES_EXTENSION]?: readonly RefusalCode[];
};
type Content = NonNullable<Answer['content']>;

interface Field {
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  allOf?: object[];
  oneOf?: object[];
}

/** The extension of a response that lists its refusal codes. */
export const CODES_EXTENSION = 'x-codes';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const REQUEST_ID = '4f0c9c0e-6f0b-4b7e-9d55-0f8a4c1f3a52';

/**
 * The codes of every call, of calls that are not public, and of calls with a body, a record's key in the path, or
 * limits (rules/errors 2).
 */
const OF_ALL = ['request-unreadable'] as const;
const OF_ACCESS = ['login-required', 'role-not-allowed', 'second-factor-set-up'] as const;
const OF_SENSITIVE = ['confirm-first'] as const;
const OF_BODY = ['request-too-deep', 'too-large', 'too-many-fields', 'content-not-accepted'] as const;
const OF_KEY = ['record-not-found'] as const;
const OF_LIMITS = ['too-many-requests'] as const;

/** Failures of the product itself, possible for every call; the description of the document says so. */
export const ANYWHERE = ['busy', 'read-only', 'unavailable', 'unexpected'] as const satisfies readonly RefusalCode[];

const WAIT = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } as const;

/** The only schema of null that all client generators understand; without the type, or as an object, some do not. */
const NULL = { type: 'string', nullable: true, enum: [null] };

/** A public route accepts a token too, which then identifies the caller. */
const TOKEN_OR_NONE: Record<string, string[]>[] = [{}, { token: [] }];

/**
 * Adds to every call what follows from its declaration: who may call it, its failures, and an example of each request
 * and response body, made from the examples of their fields. The days in examples are moved up to now.
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

/** In OpenAPI 3.0.3 `nullable` adds nothing to an `enum` without null, and nothing to a schema without its own type. */
function makeNullExplicit(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const field = part as Field;
  if (field.nullable === true) {
    if (field.enum && !field.enum.includes(null)) field.enum = [...field.enum, null];
    if (field.allOf) {
      field.oneOf = [...field.allOf, NULL];
      delete field.allOf;
      delete field.nullable;
      // Kept, the type of the reference would forbid null again.
      delete field.type;
    }
  }
  Object.values(part).forEach(makeNullExplicit);
}

/** The document from which examples are made: with only one of alternative fields. */
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
  }
  addRefusals(operation, path);
  for (const [status, answer] of Object.entries(operation.responses) as [string, Answer][]) {
    if (Number(status) < 400) addExample(shown, answer.content ?? {});
    if (status === '429') answer.headers = WAIT;
  }
}

/** The tags of the calls, sorted by name. */
function tagsOf({ paths }: OpenAPIObject): { name: string }[] {
  const operations = Object.values(paths).flatMap((item) => METHODS.map((method) => item[method]));
  return [...new Set(operations.flatMap((operation) => operation?.tags ?? []))].sort().map((name) => ({ name }));
}

function audienceOf(access: Access | undefined): string {
  if (!access) return '';
  return access === 'public' ? 'Open to everyone.' : `Needs the role ${access.join(' or ')}.`;
}

/** Describes a failure response for each status of the codes that a call can be refused with. */
function addRefusals(operation: Operation, path: string): void {
  const codes: RefusalCode[] = [
    ...OF_ALL,
    ...(operation[ACCESS_EXTENSION] === 'public' ? [] : OF_ACCESS),
    ...(operation[ASKS_AGAIN_EXTENSION] ? OF_SENSITIVE : []),
    ...(operation.requestBody ? OF_BODY : []),
    ...(path.includes('{') ? OF_KEY : []),
    ...(operation[LIMITS_EXTENSION] ? OF_LIMITS : []),
    ...(REFUSALS_OF_CALLS[operation.operationId!] ?? []),
  ];
  for (const [status, own] of Map.groupBy(new Set(codes), statusOf)) {
    const answer: Answer = {
      description: own.map((code) => `- \`${code}\`: ${sentenceOf(code)}`).join('\n'),
      [CODES_EXTENSION]: own,
      content: failure(own.includes('field-required') ? 'field-required' : own[0]!),
    };
    operation.responses[status] = answer;
  }
}

function failure(code: RefusalCode): Content {
  const thrown = new Refused([
    code === 'field-required' ? { ...refusedField('Email', code), field: 'email' } : refused(code as SentenceCode),
  ]);
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

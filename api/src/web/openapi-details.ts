import type { OpenAPIObject } from '@nestjs/swagger';
import { sample } from 'openapi-sampler';
import { errorAnswer } from '../common/errors/error-filter.js';
import { InvalidBody } from '../common/errors/invalid-body.js';
import { ACCESS_EXTENSION, type Access } from '../common/auth/access.decorators.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & { [ACCESS_EXTENSION]?: Access };
type Answer = Exclude<Operation['responses'][string], { $ref: string } | undefined>;
type Content = NonNullable<Answer['content']>;

interface Field {
  readonly nullable?: boolean;
  enum?: unknown[];
  allOf?: object[];
  oneOf?: object[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const REQUEST_ID = '4f0c9c0e-6f0b-4b7e-9d55-0f8a4c1f3a52';

/** Failures of every call with a body, or with the key of a record in its path (contract 1). */
const BODY_FAILURES = {
  400: 'The body is invalid.',
  413: 'The body is too large.',
  415: 'The content type of the body is not accepted.',
};
const KEY_FAILURES = { 404: 'Unknown.' };

const WAIT = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } as const;

/**
 * Adds to every call what follows from its declaration: who may call it, the failures of its body and its path, and an
 * example of each body and answer, made from the examples of their fields.
 */
export function completeDocument(document: OpenAPIObject): OpenAPIObject {
  for (const schema of Object.values(document.components?.schemas ?? {})) makeNullExplicit(schema);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) complete(document, path, operation);
    }
  }
  return document;
}

/** In OpenAPI 3.0.3 `nullable` adds nothing to an `enum` without null, and nothing to a reference. */
function makeNullExplicit(schema: object): void {
  for (const field of Object.values((schema as { properties?: Record<string, Field> }).properties ?? {})) {
    if (!field.nullable) continue;
    if (field.enum && !field.enum.includes(null)) field.enum = [...field.enum, null];
    if (field.allOf) {
      field.oneOf = [...field.allOf, { type: 'object', enum: [null], nullable: true }];
      delete field.allOf;
    }
  }
}

function complete(document: OpenAPIObject, path: string, operation: Operation): void {
  operation.description = [operation.description, audienceOf(operation[ACCESS_EXTENSION])].filter(Boolean).join(' ');
  const body = operation.requestBody as { content: Content } | undefined;
  if (body) {
    addExample(document, body.content);
    addFailures(operation, BODY_FAILURES);
  }
  if (path.includes('{')) addFailures(operation, KEY_FAILURES);
  for (const [status, answer] of Object.entries(operation.responses) as [string, Answer][]) {
    if (Number(status) < 400) addExample(document, answer.content ?? {});
    else answer.content = failure(Number(status));
    if (status === '429') answer.headers = WAIT;
  }
}

function audienceOf(access: Access | undefined): string {
  if (!access) return '';
  return access === 'public' ? 'Open to everyone.' : `Needs the role ${access.join(' or ')}.`;
}

function addFailures({ responses }: Operation, failures: Readonly<Record<number, string>>): void {
  for (const [status, description] of Object.entries(failures)) responses[status] ??= { description };
}

function failure(status: number): Content {
  const thrown = status === 400 ? new InvalidBody(['Email is required']) : { statusCode: status };
  return {
    [JSON_TYPE]: {
      schema: { $ref: '#/components/schemas/ErrorAnswer' },
      example: errorAnswer(thrown, REQUEST_ID),
    },
  };
}

/** A form is shown field by field, so only JSON needs an example of the whole. */
function addExample(document: OpenAPIObject, content: Content): void {
  for (const type of [JSON_TYPE, FORM_TYPE]) {
    const described = content[type];
    const schema: object | undefined = described?.schema;
    if (described && schema) described.example ??= sample(schema, { quiet: true }, document);
  }
}

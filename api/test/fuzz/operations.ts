import type { OpenAPIObject } from '@nestjs/swagger';

/** The parts of a schema that the generators and checks use. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly format?: string;
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
}

/** One call of the OpenAPI document. */
export interface Operation {
  /** `POST /api/order`. */
  readonly name: string;
  readonly method: string;
  /** With parameters in braces: `/api/order/{id}`. */
  readonly path: string;
  readonly query: readonly string[];
  /** Only for JSON bodies. */
  readonly body: Schema | undefined;
  /** The example body of the document. */
  readonly example: unknown;
  readonly isMultipart: boolean;
  /** By status; undefined if the document describes no JSON. */
  readonly answers: Readonly<Record<string, Schema | undefined>>;
}

interface DocumentedOperation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;

const JSON_TYPE = 'application/json';

/** An event stream never ends, so it has a spec of its own. */
const answersOnce = ([, { responses }]: [string, DocumentedOperation]) =>
  !responses?.['200']?.content?.['text/event-stream'];

/** The calls of an OpenAPI document, with all references resolved. */
export class ApiDocument {
  readonly operations: readonly Operation[];

  constructor(private readonly document: OpenAPIObject) {
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, DocumentedOperation>)
        .filter(answersOnce)
        .map(([method, operation]) => ({
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          query: (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name),
          body: operation.requestBody?.content?.[JSON_TYPE]?.schema,
          example: operation.requestBody?.content?.[JSON_TYPE]?.example,
          isMultipart: operation.requestBody?.content?.['multipart/form-data'] !== undefined,
          answers: Object.fromEntries(
            Object.entries(operation.responses ?? {}).map(([status, { content }]) => [
              status,
              content?.[JSON_TYPE]?.schema,
            ]),
          ),
        })),
    );
  }

  /** The referenced schema; the parts of a combined schema are merged. */
  resolve(schema: Schema): Schema {
    if (schema.$ref) {
      const name = schema.$ref.split('/').at(-1)!;
      return this.resolve(this.document.components!.schemas![name] as Schema);
    }
    if (!schema.allOf) return schema;
    const parts = schema.allOf.map((part) => this.resolve(part));
    return Object.assign({}, schema, ...parts, {
      allOf: undefined,
      properties: Object.assign({}, schema.properties, ...parts.map((part) => part.properties)) as object,
    }) as Schema;
  }

  /** The paths of all leaf fields of a body: `['itemsArray', '0', 'id']`. */
  fieldsOf(schema: Schema, path: readonly string[] = []): { path: readonly string[]; schema: Schema }[] {
    const whole = this.resolve(schema);
    const self = path.length ? [{ path, schema: whole }] : [];
    if (whole.properties) {
      const inner = Object.entries(whole.properties);
      return [...self, ...inner.flatMap(([name, field]) => this.fieldsOf(field, [...path, name]))];
    }
    return whole.items ? [...self, ...this.fieldsOf(whole.items, [...path, '0'])] : self;
  }
}

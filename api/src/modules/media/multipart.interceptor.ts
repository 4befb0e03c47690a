import { MAX_UPLOAD_BYTES } from '@imisozi/core/fields/uploads';
import {
  HttpException,
  Injectable,
  createParamDecorator,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { VirusScanner } from '../../platform/antivirus/virus-scanner.js';
import { refusal } from '../../platform/errors/refused.js';
import { noForm, tooLarge } from './files/upload-errors.js';

type RequestWithFile = FastifyRequest & { uploadedFile?: Buffer };

const LIMITS = {
  files: 1,
  fileSize: MAX_UPLOAD_BYTES,
  fields: 20,
  fieldNameSize: 100,
  fieldSize: 2_000,
  parts: 25,
  headerPairs: 20,
};

/** The file, the fields, and the boundaries between them. */
const MAX_FORM_BYTES = MAX_UPLOAD_BYTES + 100_000;

/** How much of a refused form is read at most before its connection is closed. */
const MAX_DRAINED_BYTES = 100 * 1024 * 1024;

const noFile = () => refusal('file-required');

/** The file of a form that {@link MultipartInterceptor} has read. */
export const UploadedFile = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithFile>().uploadedFile,
);

/**
 * Reads a multipart form with one `file`: its fields become the body, and are validated like any other. Guards run
 * first, so an unauthorised file is not read at all. The file stays in memory until it was checked, so that a refused
 * one leaves nothing on the disk; it is scanned for viruses before anything else reads it (rules/media 10).
 */
@Injectable()
export class MultipartInterceptor implements NestInterceptor {
  constructor(private readonly scanner: VirusScanner) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RequestWithFile>();
    if (!request.isMultipart()) throw noForm();
    if (Number(request.headers['content-length']) > MAX_FORM_BYTES) {
      drain(request);
      throw tooLarge();
    }
    const { file, fields } = await read(request).catch((error: unknown) => {
      drain(request);
      return refuse(error);
    });
    if (!file?.length) throw noFile();
    await this.scanner.check(file);
    request.uploadedFile = file;
    request.body = fields;
    return next.handle();
  }
}

async function read(request: FastifyRequest): Promise<{ file?: Buffer; fields: Record<string, unknown> }> {
  const fields: Record<string, unknown> = {};
  let file: Buffer | undefined;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'file') {
      // Refused at once: the parser itself would read the rest of the file before it reports that it is too large.
      part.file.once('limit', () => part.file.destroy(tooLarge()));
      file = await part.toBuffer();
    } else part.file.resume();
  }
  return { ...(file && { file }), fields };
}

/**
 * Reads and discards the rest of a refused form: browsers read a response only once they have sent everything, and
 * would hang on a connection that nobody reads from.
 */
function drain({ raw }: FastifyRequest): void {
  let drained = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MAX_DRAINED_BYTES) raw.destroy();
  });
  raw.resume();
}

/** Throws the refusal for an error of the multipart parser. */
function refuse(error: unknown): never {
  if (error instanceof HttpException) throw error;
  switch ((error as { code?: unknown } | null)?.code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      throw tooLarge();
    case 'FST_FILES_LIMIT':
      throw refusal('one-file-only');
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      throw refusal('form-too-many-fields');
    default:
      throw refusal('form-unreadable');
  }
}

import {
  BadRequestException,
  HttpException,
  Injectable,
  PayloadTooLargeException,
  createParamDecorator,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { InvalidBody } from '../../common/errors/invalid-body.js';
import { LARGEST_FILE_BYTES, noForm, tooLarge } from './content/refusals.js';

type RequestWithFile = FastifyRequest & { uploadedFile?: Buffer };

const LIMITS = {
  files: 1,
  fileSize: LARGEST_FILE_BYTES,
  fields: 20,
  fieldNameSize: 100,
  fieldSize: 2_000,
  parts: 25,
  headerPairs: 20,
};

/** The file, its fields and what stands between them. */
const LARGEST_FORM_BYTES = LARGEST_FILE_BYTES + 100_000;

/** What is taken in of a form that was refused; whoever sends more than this is hung up on. */
const MOST_DRAINED_BYTES = 100 * 1024 * 1024;

const noFile = () => new InvalidBody(['Please choose a file.']);

/** The one file of a form that {@link MultipartInterceptor} read. */
export const UploadedFile = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithFile>().uploadedFile,
);

/**
 * Reads a multipart form with one `file`: its fields become the body, and are checked as any other. Guards run before,
 * so a stranger's file is not read at all. The file stays in memory until it proved right, so that a refusal leaves
 * nothing on the disk.
 */
@Injectable()
export class MultipartInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RequestWithFile>();
    if (!request.isMultipart()) throw noForm();
    if (Number(request.headers['content-length']) > LARGEST_FORM_BYTES) {
      drain(request);
      throw tooLarge();
    }
    const { file, fields } = await read(request).catch((error: unknown) => {
      drain(request);
      return refuse(error);
    });
    if (!file?.length) throw noFile();
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
      // Answered at once: the reader by itself would take the rest of a file in before it says that it is too large.
      part.file.once('limit', () => part.file.destroy(tooLarge()));
      file = await part.toBuffer();
    } else part.file.resume();
  }
  return { ...(file && { file }), fields };
}

/**
 * Lets the rest of a refused form come in and go nowhere: browsers read an answer only once they have sent everything,
 * and would wait for ever on a connection that nobody reads from.
 */
function drain({ raw }: FastifyRequest): void {
  let drained = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MOST_DRAINED_BYTES) raw.destroy();
  });
  raw.resume();
}

/** Puts what stopped the reader into a sentence; whatever else it met, the form was not a right one. */
function refuse(error: unknown): never {
  if (error instanceof HttpException) throw error;
  switch ((error as { code?: unknown } | null)?.code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      throw tooLarge();
    case 'FST_FILES_LIMIT':
      throw new InvalidBody(['Please send one file at a time.']);
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      throw new PayloadTooLargeException('The form has too many fields.');
    default:
      throw new BadRequestException('The form could not be read, please try again.');
  }
}

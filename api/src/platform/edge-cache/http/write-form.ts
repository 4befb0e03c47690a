import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgeForm } from '../edge-form.js';
import { lastLines, takesWhole, writeWhole } from '../../http/whole-answer.js';

/** Writes a kept response in one piece if possible, else in the ordinary way. */
export function writeForm(request: IncomingMessage, response: ServerResponse, form: EdgeForm): void {
  if (request.method === 'GET' && takesWhole(request, response)) {
    writeWhole(response, form.status, form.wire(lastLines()));
  } else {
    response.writeHead(form.status, form.headers as string[]).end(form.body);
  }
}

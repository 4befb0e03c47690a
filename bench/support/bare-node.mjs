// A bare `node:http` server: the upper limit of what Node can serve with these bytes and headers.
import { createServer } from 'node:http';

process.once('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});

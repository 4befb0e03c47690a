// An SMTP server on loopback, in a worker thread. It counts the mails, and keeps the latest.
import { parentPort } from 'node:worker_threads';
import { SMTPServer } from 'smtp-server';

const KEPT = 50;
let count = 0;
let latest = [];

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      count += 1;
      latest.push(Buffer.concat(chunks));
      if (latest.length > KEPT) latest.shift();
      done();
    });
  },
});
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.server.address().port));
parentPort.on('message', (asked) => {
  parentPort.postMessage(asked === 'count' ? count : latest);
  if (asked === 'take') latest = [];
});

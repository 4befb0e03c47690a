// Holds rules/operating 1.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SmtpTransport } from '../src/modules/mail/transport/smtp-transport.js';
import { clockProblem, mailProblem } from '../src/start-up-checks.js';
import { startApp } from './support/app.js';
import { SmtpPeer } from './support/smtp-peer.js';

describe('A process that has started', () => {
  const problemOf = async (url: string, timeoutMs?: number) => {
    const transport = new SmtpTransport(url);
    try {
      return await mailProblem(transport, timeoutMs);
    } finally {
      transport.onApplicationShutdown();
    }
  };

  it('says in one sentence that the mail server refuses it, is unreachable or silent, and never the password', async () => {
    const peer = new SmtpPeer();
    const url = await peer.start();
    expect(await problemOf(url)).toBeUndefined();
    const refused = await problemOf(url.replace('secret', 'mistaken'));
    expect(refused).toMatch(/^The server of SMTP_URL takes no mails; they wait until it does: Invalid login: 535 /);
    expect(refused).not.toContain('mistaken');
    await peer.stop();
    expect(await problemOf(url)).toMatch(/takes no mails; they wait until it does: connect ECONNREFUSED /);

    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    expect(await problemOf(`smtp://127.0.0.1:${port}`, 200)).toMatch(/until it does: no answer within 0\.2 seconds$/);
    silent.close();
  });

  it('says how much its clock differs from that of the database', async () => {
    const product = await startApp();
    const away = (seconds: number) => clockProblem(product.dataSource, () => Date.now() + seconds * 1000);
    try {
      const isServer = product.dataSource.options.type === 'mysql';
      expect(await away(0)).toBeUndefined();
      expect(await away(50)).toBeUndefined();
      if (isServer) {
        expect(await away(90)).toMatch(/^The clock of this machine is (89|90|91) seconds ahead of the database's: /);
        expect(await away(-600)).toMatch(/ (599|600|601) seconds behind the database's: /);
      } else {
        expect(await away(90)).toBeUndefined();
      }
    } finally {
      await product.close();
    }
  });
});

import { connect } from 'node:net';
import { platform } from 'node:os';
import { once } from 'node:events';
import { setImmediate as round } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Env } from '../../config/env.js';
import { closePort, openPort } from './port.js';

@Module({})
class Nothing {}

const CROWD = 64;
const env = { HOST: '127.0.0.1', PORT: 0 } as Env;

const start = async (where: Env) => {
  const app = await NestFactory.create<NestFastifyApplication>(Nothing, new FastifyAdapter(), { logger: false });
  await openPort(app, where);
  return app;
};
const portOf = (app: NestFastifyApplication) => (app.getHttpServer().address() as { port: number }).port;

describe('The port of the product', () => {
  // On other systems a port cannot be shared, so there is one socket.
  const onLinux = platform() === 'linux' ? it : it.skip;

  onLinux('accepts several connections in one iteration of the event loop', async () => {
    const app = await start(env);
    let taken = 0;
    app.getHttpServer().on('connection', () => taken++);
    const clients = Array.from({ length: CROWD }, () => connect(portOf(app), env.HOST));
    let most = 0;
    while (taken < CROWD) {
      const before = taken;
      await round();
      most = Math.max(most, taken - before);
    }
    for (const client of clients) client.destroy();
    await app.close();
    expect(most).toBeGreaterThan(1);
  });

  it('is refused when another program listens there, even if it could be shared', async () => {
    const first = await start(env);
    await expect(start({ ...env, PORT: portOf(first) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
  });

  it('is closed as a whole', async () => {
    const app = await start(env);
    const port = portOf(app);
    await closePort(app.getHttpServer());
    for (let tries = 0; tries < 20; tries++) {
      const client = connect(port, env.HOST);
      const [error] = (await once(client, 'error')) as [NodeJS.ErrnoException];
      expect(error.code).toBe('ECONNREFUSED');
    }
    await app.close();
  });

  onLinux('resets no connection of clients that connect while it is closed', async () => {
    const app = await start(env);
    const port = portOf(app);
    const ask = async () => {
      const client = connect({ port, host: env.HOST });
      client.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      try {
        const [answer] = (await once(client, 'data')) as [Buffer];
        return answer.toString().split('\r\n')[0];
      } catch (error) {
        return (error as NodeJS.ErrnoException).code;
      }
    };
    const clients = Array.from({ length: CROWD }, ask);
    const others = setInterval(() => clients.push(ask()), 1);
    await round();
    await closePort(app.getHttpServer());
    clearInterval(others);
    const answers = await Promise.all(clients);
    await app.close();
    const served = 'HTTP/1.1 404 Not Found';
    expect(answers).toContain(served);
    expect(answers.filter((answer) => answer !== served && answer !== 'ECONNREFUSED')).toEqual([]);
  });
});

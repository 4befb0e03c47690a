// The servers that the product is compared with: the same bytes and headers from bare `node:http` and from nginx.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findProgram, freePort } from '@imisozi/e2e/support/private-servers.mjs';

/** A response of the product: raw bytes, and alternating names and values of headers, except those of the connection. */
export async function answerOf(url, headers = {}) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers }, async (answer) => {
      const raw = answer.rawHeaders;
      const kept = [];
      for (let at = 0; at < raw.length; at += 2) {
        if (!/^(date|connection|keep-alive|transfer-encoding)$/i.test(raw[at])) kept.push(raw[at], raw[at + 1]);
      }
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode, headers: kept, body });
    })
      .on('error', reject)
      .end();
  });
}

/** Starts a server process that answers every request with this response. */
export async function startBareNode({ headers, body }) {
  const child = fork(new URL('bare-node.mjs', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send({ headers, body: body.toString('base64') });
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, stop: () => stopped(child) };
}

/** Starts nginx with one worker that serves the body as a file, with a content encoding. Null if not installed. */
export async function startNginx({ body, encoding = 'identity' }) {
  const program = findProgram('nginx');
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // The worker of nginx runs as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files/page.html'), encoding === 'identity' ? body : gzipSync(body));
  // Not every nginx has the Brotli module, so the Brotli bytes are served under the name of a gzip file.
  if (encoding !== 'identity') writeFileSync(join(folder, 'files/page.html.gz'), body);
  const settings = `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_timeout 75; keepalive_requests 100000000;
  types { text/html html; } ${encoding === 'identity' ? '' : 'gzip_static always;'}
  open_file_cache max=100; open_file_cache_valid 60s;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/files; }
}`;
  writeFileSync(join(folder, 'nginx.conf'), settings);
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/page.html`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    await stopped(child, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

async function stopped(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

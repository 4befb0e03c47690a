// Requests a second, measured by wrk: a client in C that is fast enough not to limit the server.
import { spawn } from 'node:child_process';

const CONNECTIONS = 16;

/**
 * Requests one URL as often as it is answered, for `seconds`.
 * @param headers of each request
 * @param script a Lua file that makes the requests, with the arguments `args`
 * @returns requests a second, the 99th percentile in milliseconds, and the number of responses other than 2xx and 3xx
 */
export async function wrk(url, { seconds = 5, connections = CONNECTIONS, headers = {}, script, args = [] } = {}) {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const text = await output('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...sent,
    ...(script ? ['-s', script] : []),
    url,
    ...(script ? ['--', ...args] : []),
  ]);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(text);
  if (!rate) throw new Error(`wrk says: ${text}`);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(text);
  return {
    rate: Number(rate[1]),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit],
    failed: Number(failed?.[1] ?? 0),
  };
}

function output(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const said = [];
    child.stdout.on('data', (text) => said.push(text));
    child.once('error', (error) =>
      reject(error.code === 'ENOENT' ? new Error(`${program} is missing: apt-get install -y ${program}`) : error),
    );
    child.once('close', () => resolve(Buffer.concat(said).toString()));
  });
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';

/** The user of the mailbox in which mails are stored: the server refuses to store them as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const USER = 'office';
const PASSWORD = 'secret-of-a-test';
const PATIENCE_MS = 20_000;

/** Whether the mail server of Debian's package `dovecot-imapd` can be started here: it needs root. */
export const hasDovecot = process.getuid?.() === 0 && isInstalled();

function isInstalled(): boolean {
  try {
    execFileSync('dovecot', ['--version'], { stdio: 'ignore', env: withSbin() });
    return true;
  } catch {
    return false;
  }
}

function withSbin() {
  return { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` };
}

/** A real IMAP server with one mailbox. */
export class Dovecot implements AsyncDisposable {
  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly server: ChildProcess,
  ) {}

  static async start(): Promise<Dovecot> {
    const folder = await mkdtemp(join(tmpdir(), 'dovecot-'));
    const port = await freePort();
    const mail = join(folder, 'mail');
    await mkdir(mail);
    await chown(mail, NOBODY.uid, NOBODY.gid);
    // The processes of the server, which are other users, must reach their folders.
    execFileSync('chmod', ['755', folder]);
    const config = join(folder, 'dovecot.conf');
    await writeFile(config, configOf(folder, port));
    const server = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore', env: withSbin() });
    const dovecot = new Dovecot(port, folder, server);
    await dovecot.answering();
    return dovecot;
  }

  /** The setting `IMAP_URL` for it. */
  get url(): string {
    return `imap://${USER}:${PASSWORD}@127.0.0.1:${this.port}/INBOX`;
  }

  /** Puts mails into the mailbox. */
  async deliver(...mails: readonly string[]): Promise<void> {
    await this.with(async (client) => {
      for (const mail of mails) await client.append('INBOX', mail.replace(/\r?\n/g, '\r\n'));
    });
  }

  /** Puts mails into the folder of those that were sent, as mail programs do. */
  keepSent(...mails: readonly string[]): Promise<void> {
    return this.keepSentAt(new Date(), ...mails);
  }

  async keepSentAt(at: Date, ...mails: readonly string[]): Promise<void> {
    await this.with(async (client) => {
      for (const mail of mails) await client.append('Sent', mail.replace(/\r?\n/g, '\r\n'), ['\\Seen'], at);
    });
  }

  /** The flags of each mail, oldest first. */
  async flags(): Promise<string[][]> {
    return this.with(async (client) => {
      await client.mailboxOpen('INBOX');
      const all = await client.fetchAll('1:*', { flags: true });
      return all.map(({ flags }) => [...(flags ?? [])].filter((flag) => flag !== '\\Recent'));
    });
  }

  /** The server numbers all mails anew, as after a mailbox was restored. */
  async renumber(): Promise<void> {
    await rm(join(this.folder, 'mail', 'dovecot-uidlist'), { force: true });
    execFileSync('sh', ['-c', `rm -f ${this.folder}/mail/dovecot.index*`]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.kill();
    await Promise.race([once(this.server, 'exit'), wait(PATIENCE_MS)]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private async with<T>(use: (client: ImapFlow) => Promise<T>): Promise<T> {
    const auth = { user: USER, pass: PASSWORD };
    const client = new ImapFlow({ host: '127.0.0.1', port: this.port, secure: false, auth, logger: false });
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.logout();
    }
  }

  private async answering(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await answers(this.port))) {
      if (Date.now() > deadline) throw new Error('Dovecot does not answer');
      await wait(50);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const configOf = (folder: string, port: number) => `
base_dir = ${folder}/run
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
log_path = ${folder}/dovecot.log
mail_location = maildir:${folder}/mail
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
first_valid_uid = ${NOBODY.uid}
last_valid_uid = ${NOBODY.uid}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${NOBODY.uid} gid=${NOBODY.gid} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`;

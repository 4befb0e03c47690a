import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailTransport, type OutgoingMail } from './mail-transport.js';

/**
 * Writes each mail as one `.eml` file. The file name depends on the mail alone: sending it twice changes nothing, so
 * `hold` is not needed.
 */
export class FolderTransport extends MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly folder: string) {
    super();
  }

  async send(mail: OutgoingMail): Promise<void> {
    const { message } = await this.composer.sendMail(mail);
    const stamp = mail.date.toISOString().replace(/\D/g, '').slice(0, 17);
    const file = join(this.folder, `${stamp}-${mail.id}.eml`);
    await mkdir(this.folder, { recursive: true });
    // Written under another name and then renamed, so that nobody reads half a mail.
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  }

  override async forget(ids: readonly string[]): Promise<void> {
    const gone = new Set(ids.map((id) => `${id}.eml`));
    const names = await readdir(this.folder).catch(() => []);
    // A name is the time in 17 digits, a hyphen and the id.
    const files = names.filter((name) => gone.has(name.slice(18)));
    await Promise.all(files.map((name) => rm(join(this.folder, name), { force: true })));
  }

  /** The start-up has already checked that DATA_DIR can be written to. */
  async check(): Promise<void> {}
}

import { Injectable, Logger } from '@nestjs/common';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { refusal } from '../errors/refused.js';
import { EveryInterval } from '../schedule/every-interval.js';
import { Clamd } from './clamd.js';

/** Scans files for viruses, with `CLAMD_URL` (rules/media 10). */
@Injectable()
export class VirusScanner {
  private readonly logger = new Logger('Antivirus');
  private readonly clamd: Clamd | null;
  private failing = false;

  constructor(@InjectEnv() { CLAMD_URL }: Env) {
    this.clamd = CLAMD_URL ? new Clamd(CLAMD_URL) : null;
  }

  get state(): 'off' | 'ok' | 'failing' {
    if (!this.clamd) return 'off';
    return this.failing ? 'failing' : 'ok';
  }

  /**
   * Whether a file is infected; never without a scanner.
   * @throws Refused (503) while the scanner does not reply: nothing unscanned is kept
   */
  async isInfected(file: Buffer): Promise<boolean> {
    if (!this.clamd) return false;
    const found = await this.tried(() => this.clamd!.scan(file));
    if (found === undefined) throw refusal('virus-scan-away');
    if (found !== null) this.logger.warn(`A file was refused: ${found}`);
    return found !== null;
  }

  /** @throws Refused for a file that is infected, or cannot be scanned now */
  async check(file: Buffer): Promise<void> {
    if (await this.isInfected(file)) throw refusal('file-infected');
  }

  @EveryInterval('check that files can be scanned')
  async probe(): Promise<void> {
    if (this.clamd) await this.tried(() => this.clamd!.ping());
  }

  /** Undefined if the scanner fails, which is logged once. */
  private async tried<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
    try {
      const value = await call();
      if (this.failing) this.logger.warn('Files can be scanned again.');
      this.failing = false;
      return value;
    } catch (error) {
      if (!this.failing) this.logger.error(`Files cannot be scanned, uploads are refused: ${String(error)}`);
      this.failing = true;
      return undefined;
    }
  }
}

import { spawn } from 'node:child_process';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, type Repository } from 'typeorm';
import { endOfCatDay } from '@imisozi/core/kigali-time';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { inProduct } from '../../config/product-folder.js';
import { EveryInterval } from '../schedule/every-interval.js';
import { BackupRun } from './backup-run.entity.js';

/** At two in the morning in Kigali. */
const AT_MS = 2 * 3_600_000;
const TRY_AGAIN_MS = 3_600_000;
const MAX_SAID = 500;

/** What the command ends with while another process backs up. */
export const UNDER_WAY_EXIT = 75;

/** Runs the command as an operator would: in a process of its own, which takes nobody's time. */
@Injectable()
export class BackupCommand {
  /** @returns its exit code, which is null if this process stops, and what it said to complain */
  run(stopping: AbortSignal): Promise<{ readonly code: number | null; readonly said: string }> {
    return new Promise((resolve, reject) => {
      const command = [...process.execArgv, inProduct('api/dist/cli/backup.js')];
      const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'pipe'], signal: stopping });
      let said = '';
      child.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-MAX_SAID)));
      child.once('error', (error) => stopping.aborted || reject(error));
      child.once('close', (code) => resolve({ code, said: said.trim() }));
    });
  }
}

/** Backs up every night, if BACKUP_TO says where (rules/operating 10). What came of it stands in `backup_runs`. */
@Injectable()
export class NightlyBackups {
  private readonly logger = new Logger('Backup');

  constructor(
    @InjectRepository(BackupRun) private readonly runs: Repository<BackupRun>,
    @InjectEnv() private readonly env: Pick<Env, 'BACKUP_TO'>,
    private readonly command: BackupCommand,
  ) {}

  @EveryInterval('back up at night')
  async round(stopping: AbortSignal = new AbortController().signal): Promise<void> {
    if (!this.env.BACKUP_TO || !(await this.isDue(new Date()))) return;
    const { code, said } = await this.command.run(stopping);
    if (code === 0 || code === UNDER_WAY_EXIT || stopping.aborted) return;
    this.logger.error(`The nightly backup failed: ${said || `the command ended with ${code}`}`);
  }

  /** Once after two o'clock, later if nothing ran then, and an hour after a failure again. */
  private async isDue(now: Date): Promise<boolean> {
    const kind = 'backup' as const;
    const createdAt = MoreThanOrEqual(lastNight(now));
    if (await this.runs.existsBy({ kind, createdAt, state: 'DONE' })) return false;
    const since = MoreThanOrEqual(new Date(now.getTime() - TRY_AGAIN_MS));
    return !(await this.runs.existsBy({ kind, createdAt: since, state: 'FAILED' }));
  }
}

/** The last time that it was two o'clock. */
function lastNight(now: Date): Date {
  const tonight = endOfCatDay(now, -1).getTime() + AT_MS;
  return new Date(tonight <= now.getTime() ? tonight : endOfCatDay(now, -2).getTime() + AT_MS);
}

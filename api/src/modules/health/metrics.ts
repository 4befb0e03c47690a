import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { VirusScanner } from '../../platform/antivirus/virus-scanner.js';
import { EdgeFigures } from '../../platform/edge-cache/edge-figures.js';
import { EdgeStore } from '../../platform/edge-cache/edge-store.js';
import { JOB_STATUSES } from '../../platform/jobs/job.entity.js';
import { JobStore } from '../../platform/jobs/job-store.js';
import { QueueStatistics } from '../../platform/jobs/queue-statistics.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { corruptRowsOf } from '../../platform/database/corrupt-rows/corrupt-row.subscriber.js';
import { DatabaseWrites } from './database-writes.js';
import { measureDisk } from './disk-gauges.js';
import { statementHistogram } from './statement-histogram.js';

/** In seconds. A cached page takes a millisecond; a large upload some seconds. */
const BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics in the text format of Prometheus, separate for each process. */
@Injectable()
export class Metrics {
  private readonly logger = new Logger('Metrics');
  private readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests in seconds, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_S,
    registers: [this.registry],
  });

  private readonly jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs in the outbox by status; DEAD ones need attention',
    labelNames: ['status'] as const,
    registers: [this.registry],
  });

  private readonly oldestDue = new Gauge({
    name: 'jobs_oldest_due_age_seconds',
    help: 'How long the oldest waiting job has been due; 0 if none is waiting',
    registers: [this.registry],
  });

  private readonly queueJobs = new Gauge({
    name: 'queue_jobs',
    help: 'Unfinished jobs by queue and status',
    labelNames: ['queue', 'status'] as const,
    registers: [this.registry],
  });

  private readonly queueFailing = new Gauge({
    name: 'queue_failing_jobs',
    help: 'Jobs waiting to be retried after a failure, by queue',
    labelNames: ['queue'] as const,
    registers: [this.registry],
  });

  private readonly queueOldestDue = new Gauge({
    name: 'queue_oldest_due_age_seconds',
    help: 'How long the oldest waiting job of the queue has been due; 0 if none is waiting',
    labelNames: ['queue'] as const,
    registers: [this.registry],
  });

  private readonly corruptRows = new Gauge({
    name: 'unreadable_rows',
    help: 'Database rows that this process could not read completely; the log names them',
    registers: [this.registry],
  });

  private readonly databaseTakesWrites = new Gauge({
    name: 'database_writable',
    help: '1 if the last write has succeeded; 0 while the disk of the database is full, or it may only be read',
    registers: [this.registry],
  });

  private readonly filesCanBeScanned = new Gauge({
    name: 'antivirus_up',
    help: '1 if the antivirus daemon replies; 0 while it does not, and uploads are refused. Without CLAMD_URL 1',
    registers: [this.registry],
  });

  private readonly edgeRequests = new Counter({
    name: 'edge_cache_requests_total',
    help: 'Requests for cacheable answers; HIT and STALE ones are in no other figure',
    labelNames: ['status'] as const,
    registers: [this.registry],
  });

  private readonly edgePurges = new Counter({
    name: 'edge_cache_purges_total',
    help: 'Purges of the edge cache',
    registers: [this.registry],
  });

  private readonly edgeEntries = new Gauge({
    name: 'edge_cache_entries',
    help: 'Answers in the edge cache',
    registers: [this.registry],
  });

  private readonly edgeBytes = new Gauge({
    name: 'edge_cache_bytes',
    help: 'What the answers in the edge cache take in memory at most',
    registers: [this.registry],
  });

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: JobStore,
    private readonly board: QueueStatistics,
    private readonly edgeStore: EdgeStore,
    private readonly edgeFigures: EdgeFigures,
    private readonly databaseWrites: DatabaseWrites,
    private readonly scanner: VirusScanner,
    @InjectEnv() { DATA_DIR }: Env,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(statementHistogram);
    measureDisk(this.registry, DATA_DIR);
  }

  /** @param route the route's pattern, never the URL: there are too many, and some contain a key */
  countRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  /** All current metrics, and the content type of the text. */
  async read(): Promise<{ text: string; contentType: string }> {
    this.corruptRows.set(corruptRowsOf(this.dataSource).count);
    this.databaseTakesWrites.set(this.databaseWrites.isFailing ? 0 : 1);
    this.filesCanBeScanned.set(this.scanner.state === 'failing' ? 0 : 1);
    this.readEdge();
    await this.readJobs();
    return { text: await this.registry.metrics(), contentType: this.registry.contentType };
  }

  private readEdge(): void {
    this.edgeRequests.reset();
    for (const [status, count] of Object.entries(this.edgeFigures.requests)) this.edgeRequests.inc({ status }, count);
    const { entries, bytes, purges } = this.edgeStore.figures;
    this.edgePurges.reset();
    this.edgePurges.inc(purges);
    this.edgeEntries.set(entries);
    this.edgeBytes.set(bytes);
  }

  /** An unreachable database must not hide the metrics of the process itself. */
  private async readJobs(): Promise<void> {
    for (const gauge of [this.jobs, this.queueJobs, this.queueFailing, this.queueOldestDue]) gauge.reset();
    this.oldestDue.set(NaN);
    try {
      const counts = await Promise.all(JOB_STATUSES.map((status) => this.store.count(status)));
      JOB_STATUSES.forEach((status, index) => this.jobs.set({ status }, counts[index]!));
      const [oldest] = await this.store.due(1);
      this.oldestDue.set(oldest ? (Date.now() - oldest.runAt.getTime()) / 1000 : 0);
      for (const { name: queue, counts, failing, oldestDueSeconds } of await this.board.figures()) {
        for (const [status, count] of Object.entries(counts)) this.queueJobs.set({ queue, status }, count);
        this.queueFailing.set({ queue }, failing);
        this.queueOldestDue.set({ queue }, oldestDueSeconds);
      }
    } catch (error) {
      this.logger.warn(`Could not count the jobs: ${String(error)}`);
    }
  }
}

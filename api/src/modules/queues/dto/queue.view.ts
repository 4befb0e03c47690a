import { ApiProperty } from '@nestjs/swagger';
import type { Job } from '../../../platform/jobs/job.entity.js';
import type { QueueFigures } from '../../../platform/jobs/queue-statistics.js';

/** The state of one queue. */
export class QueueView {
  @ApiProperty({ example: 'mail' })
  name: string;

  @ApiProperty({ example: 2, description: 'Due now or later.' })
  waiting: number;

  @ApiProperty({ example: 1, description: 'How many of the waiting jobs have failed before.' })
  failing: number;

  @ApiProperty({ example: 0, description: 'Handed to Redis but not started yet.' })
  handed: number;

  @ApiProperty({ example: 1 })
  running: number;

  @ApiProperty({ example: 0, description: 'Failed for good; they need attention.' })
  dead: number;

  @ApiProperty({ example: 0.4, description: 'How long the oldest waiting job has been due; 0 if none is waiting.' })
  oldestDueSeconds: number;
}

export class QueuesAnswer {
  @ApiProperty({ type: [QueueView] })
  queues: QueueView[];
}

/** A job that was given up. */
export class DeadJobView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'mail' })
  queue: string;

  @ApiProperty({ example: 'send' })
  name: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { mailId: '4f0c9c0e-6f0b-4b7e-9d55-0f8a4c1f3a52' },
  })
  payload: unknown;

  @ApiProperty({ example: 20 })
  attempts: number;

  @ApiProperty({ type: String, nullable: true, example: '550 5.1.1 No such user here' })
  lastError: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finishedAt: string | null;
}

export class RetriedJobAnswer {
  @ApiProperty({ example: 'The job mail/send will be tried again.' })
  message: string;
}

export function queueView({ name, counts, failing, oldestDueSeconds }: QueueFigures): QueueView {
  return {
    name,
    waiting: counts.WAITING,
    failing,
    handed: counts.DISPATCHED,
    running: counts.RUNNING,
    dead: counts.DEAD,
    oldestDueSeconds,
  };
}

export function deadJobView(job: Job): DeadJobView {
  const { id, queue, name, payload, attempts, lastError } = job;
  return {
    id,
    queue,
    name,
    payload,
    attempts,
    lastError,
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}

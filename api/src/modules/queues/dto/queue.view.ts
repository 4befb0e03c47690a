import { field, view } from '../../../platform/http/view.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import type { QueueFigures } from '../../../platform/jobs/queue-statistics.js';

/** The state of one queue. */
export class QueueView extends view({
  name: field.string('mail'),
  waiting: field.number(2, 'Due now or later.'),
  failing: field.number(1, 'How many of the waiting jobs have failed before.'),
  handed: field.number(0, 'Handed to Redis but not started yet.'),
  running: field.number(1),
  dead: field.number(0, 'Failed for good; they need attention.'),
  oldestDueSeconds: field.number(0.4, 'How long the oldest waiting job has been due; 0 if none is waiting.'),
}) {}

export class QueuesAnswer extends view({ queues: field.list(QueueView) }) {}

/** A job that was given up. */
export class DeadJobView extends view({
  id: field.uuid(),
  queue: field.string('mail'),
  name: field.string('send'),
  payload: field.of<unknown>({
    type: 'object',
    additionalProperties: true,
    example: { mailId: '4f0c9c0e-6f0b-4b7e-9d55-0f8a4c1f3a52' },
  }),
  attempts: field.number(20),
  lastError: field.string('550 5.1.1 No such user here').nullable(),
  createdAt: field.time(),
  finishedAt: field.time().nullable(),
}) {}

export class RetriedJobAnswer extends view({ message: field.string('The job mail/send will be tried again.') }) {}

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

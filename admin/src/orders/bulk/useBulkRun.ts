import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../data/types';
import { UNDO_MS } from '../delayedChanges';

/** What became of one booking: the server's sentence, or why it was refused. */
export interface Outcome {
  readonly state: 'done' | 'refused';
  readonly sentence: string;
}

/** Does something with one booking. @param key the same for each attempt @returns the server's sentence */
export type RunOne = (order: Order, key: string) => Promise<string>;

export type Phase = 'idle' | 'waiting' | 'running' | 'over';

/** The number of parallel calls. */
const AT_ONCE = 4;

interface BulkRun {
  readonly phase: Phase;
  /** By the id of the booking; those without one have not been done. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Begins, at once or after the time to undo it. A second call does nothing. */
  readonly begin: (isLater: boolean) => void;
  /** Undoes what has not begun, or leaves out what is left. */
  readonly stop: () => void;
  /** Tries again what was refused or left out. */
  readonly again: () => void;
}

/**
 * Does something with each of several bookings by the same call as for a single one, a few at a time. One key for each
 * booking, so that trying again after a lost answer has no second effect. While it waits or runs, leaving the page is
 * asked about.
 */
export function useBulkRun(orders: readonly Order[], run: RunOne): BulkRun {
  const [phase, setPhase] = useState<Phase>('idle');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [keys] = useState(() => new Map(orders.map(({ id }) => [id, crypto.randomUUID()])));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBusy = useRef(false);
  const isStopped = useRef(false);

  const doOne = async (order: Order): Promise<Outcome> => {
    try {
      return { state: 'done', sentence: await run(order, keys.get(order.id)!) };
    } catch (error) {
      return { state: 'refused', sentence: (error as Error).message };
    }
  };
  const doAll = async () => {
    setPhase('running');
    const left = orders.filter(({ id }) => outcomes.get(id)?.state !== 'done');
    setOutcomes((known) => new Map([...known].filter(([, { state }]) => state === 'done')));
    const worker = async () => {
      for (let order = left.shift(); order && !isStopped.current; order = left.shift()) {
        const { id } = order;
        const outcome = await doOne(order);
        setOutcomes((known) => new Map(known).set(id, outcome));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    isBusy.current = false;
    setPhase('over');
  };
  const begin = (isLater: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    isStopped.current = false;
    if (!isLater) return void doAll();
    setPhase('waiting');
    timer.current = setTimeout(() => void doAll(), UNDO_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (phase !== 'waiting' && phase !== 'running') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [phase]);
  return {
    phase,
    outcomes,
    begin,
    stop: () => {
      isStopped.current = true;
      if (phase !== 'waiting') return;
      clearTimeout(timer.current);
      isBusy.current = false;
      setPhase('idle');
    },
    again: () => begin(false),
  };
}

import type { IntervalTask } from '../../config/intervals.js';
import type { ScheduledWork } from './scheduled-task.js';

const TASK = Symbol('interval task');

/** Runs a method of a provider at the interval of its task, from the list in `config/intervals.ts`. */
export const EveryInterval =
  (task: IntervalTask) =>
  <Work extends ScheduledWork>(_target: object, _name: string | symbol, method: TypedPropertyDescriptor<Work>): void =>
    Reflect.defineMetadata(TASK, task, method.value!);

/** The tasks of a method with `@EveryInterval`. */
export const tasksOf = (method: object): readonly IntervalTask[] => {
  const task = Reflect.getMetadata(TASK, method) as IntervalTask | undefined;
  return task ? [task] : [];
};

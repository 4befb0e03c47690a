// Loaded into the product before it starts: tells the bench how long its event loop stood still and what it used, each
// since it was last asked.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let used = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(used);
  process.send({
    stallMs: delay.max / 1e6,
    cpuMs: (user + system) / 1_000,
    rssMb: process.memoryUsage().rss / 1_048_576,
  });
  used = process.cpuUsage();
  delay.reset();
});
// A bench that was ended cannot stop what it started.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

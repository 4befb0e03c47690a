// Loaded into the product before it starts. Reports to the bench the longest stall of the event loop and the CPU time,
// both since the last report, and the resident memory.
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
// Stops the product if the bench was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

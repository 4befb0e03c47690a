import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/** Measures the disk of `DATA_DIR` whenever the metrics are read; NaN if the folder cannot be found. */
export function measureDisk(registry: Registry, folder: string): void {
  const size = new Gauge({
    name: 'data_disk_size_bytes',
    help: 'Size of the disk that DATA_DIR is on',
    registers: [registry],
  });
  new Gauge({
    name: 'data_disk_free_bytes',
    help: 'What this process can still write to the disk that DATA_DIR is on',
    registers: [registry],
    async collect() {
      try {
        const { bsize, blocks, bavail } = await statfs(folder);
        size.set(bsize * blocks);
        this.set(bsize * bavail);
      } catch {
        size.set(NaN);
        this.set(NaN);
      }
    },
  });
}

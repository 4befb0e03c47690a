import type { Metric } from 'prom-client';
import { STATEMENT_BUCKETS_S, STATEMENT_KINDS, statementTimes } from '../../platform/database/statement-times.js';

const name = 'database_statement_duration_seconds';

/** The times of {@link statementTimes} as a histogram; they are recorded there, and read when the metrics are. */
// eslint-disable-next-line no-restricted-syntax -- a registry asks no more of a metric than its name and its values
export const statementHistogram = {
  name,
  get: () => ({
    name,
    help: 'Duration of database statements in seconds, by kind, the wait for a connection included',
    type: 'histogram',
    aggregator: 'sum',
    values: STATEMENT_KINDS.flatMap((kind, index) => {
      const { counts, seconds } = statementTimes[index]!;
      let count = 0;
      const buckets = Array.from(counts, (more, bucket) => ({
        metricName: `${name}_bucket`,
        labels: { le: STATEMENT_BUCKETS_S[bucket] ?? '+Inf', kind },
        value: (count += more),
      }));
      return [
        ...buckets,
        { metricName: `${name}_sum`, labels: { kind }, value: seconds },
        { metricName: `${name}_count`, labels: { kind }, value: count },
      ];
    }),
  }),
} as unknown as Metric;

import { refundBar } from '@imisozi/core/pricing/refund-bar';
import type { RefundRow } from '@imisozi/core/terms-sentences';

interface Props {
  readonly rows: readonly RefundRow[];
}

/**
 * What cancelling costs until when: a drawn bar, in which the filled part of each period goes back, and its rows in
 * words. Its styles are in `refund-bar.css`.
 */
export function RefundBar({ rows }: Props) {
  return (
    <div className="refund-bar">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        {refundBar(rows).map(({ start, width, refunded }) => (
          <g key={start}>
            <rect className="kept" x={start} width={width - GAP} height="8" />
            <rect className="back" x={start} y={8 - 8 * refunded} width={width - GAP} height={8 * refunded} />
          </g>
        ))}
      </svg>
      <dl>
        {rows.map(({ until, cost }) => (
          <div key={until}>
            <dt>{until}</dt>
            <dd>{cost}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Between two periods, in percent of the bar. */
const GAP = 0.6;

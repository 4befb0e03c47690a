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
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {refundBar(rows).map(({ start, width, refunded }) => (
          <rect key={start} x={start} y={100 - refunded} width={width - 1} height={refunded} />
        ))}
      </svg>
      <dl className="refund-rows">
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

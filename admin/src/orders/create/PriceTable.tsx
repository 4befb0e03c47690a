import { Box } from '@mui/material';
import { usd } from '@imisozi/core/money';
import { shownQuantity } from '@imisozi/core/pricing/discount-label';
import type { NewOrderPrice } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';

/** The lines of a price and their total. */
export function PriceTable({ lines, total }: Pick<NewOrderPrice, 'lines' | 'total'>) {
  const label = useLabel();
  return (
    <Box
      component="table"
      sx={{ width: '100%', borderCollapse: 'collapse', '& td, & th': { py: 0.5, verticalAlign: 'top' } }}
    >
      <tbody>
        {lines.map((line, place) => (
          <tr key={`${place} ${line.label}`}>
            <Box component="td" sx={{ overflowWrap: 'anywhere', pe: 1 }}>
              {shownQuantity(line) === 1 ? line.label : `${line.quantity} × ${line.label}`}
            </Box>
            <Box component="td" sx={AMOUNT}>
              {usd(line.amount)}
            </Box>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Box component="tr" sx={{ '& > *': { borderTop: 1, borderColor: 'divider', fontWeight: 650 } }}>
          <Box component="th" scope="row" sx={{ textAlign: 'start' }}>
            {label('app.orders.create.price.total')}
          </Box>
          <Box component="td" sx={AMOUNT}>
            {usd(total)}
          </Box>
        </Box>
      </tfoot>
    </Box>
  );
}

const AMOUNT = { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

import { Box } from '@mui/material';
import { usd } from '@imisozi/core/money';
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
        {lines.map(({ label: name, quantity, amount }, place) => (
          <tr key={`${place} ${name}`}>
            <Box component="td" sx={{ overflowWrap: 'anywhere', pe: 1 }}>
              {quantity === 1 ? name : `${quantity} × ${name}`}
            </Box>
            <Box component="td" sx={AMOUNT}>
              {usd(amount)}
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

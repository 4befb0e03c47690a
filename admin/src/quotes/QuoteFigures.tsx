import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';

/** The share of the proposals of the last year that was won, in all and by source. */
export function QuoteFigures() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data } = useQuery({ queryKey: ['quotes', 'figures'], queryFn: () => dataProvider.quoteFigures() });
  if (!data || data.total.sent === 0) return null;
  const { sent, won, percentWon } = data.total;
  const sources = data.sources.map(({ key, percentWon: share }) =>
    label('app.quotes.figures.source', { source: label(`app.quotes.sources.${key as 'office'}`), percent: share ?? 0 }),
  );
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {label('app.quotes.figures.won', { won, sent, percent: percentWon ?? 0 })} {sources.join(' · ')}
    </Typography>
  );
}

import { useTheme } from '@mui/material';
import type { OrdersOverTime } from '../../data/types';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../../i18n/useLabel';
import { BarFigure } from '../../ui/BarFigure';
import { CHART_HEIGHT, ChartGrid } from './ChartGrid';
import { periodName } from './periodName';

/** Revenue and orders as bar charts; the arrow keys move from bar to bar. */
export default function FigureCharts({ figures }: { readonly figures: OrdersOverTime }) {
  const label = useLabel();
  const { palette } = useTheme();
  const { periods, by } = figures;
  const names = periods.map(({ start }) => periodName(start, by));
  return (
    <ChartGrid>
      <BarFigure
        height={CHART_HEIGHT}
        title={label('app.dashboard.overTime.revenue')}
        names={names}
        values={periods.map(({ revenue }) => revenue)}
        colour={palette.primary.main}
        format={usd}
        scaleWidth={76}
      />
      <BarFigure
        height={CHART_HEIGHT}
        title={label('app.dashboard.overTime.orders')}
        names={names}
        values={periods.map(({ orders }) => orders)}
        colour={palette.secondary.main}
        format={String}
        scaleWidth={48}
      />
    </ChartGrid>
  );
}

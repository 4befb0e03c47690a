import { Box, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { OrdersOverTime } from '../../data/types';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../../i18n/useLabel';
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
      <Chart
        title={label('app.dashboard.overTime.revenue')}
        names={names}
        values={periods.map(({ revenue }) => revenue)}
        colour={palette.primary.main}
        format={usd}
        scaleWidth={76}
      />
      <Chart
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

/** The maximum of the scale for a chart of zeros, which would be centred on zero otherwise; else the chart chooses. */
const topOf = (values: readonly number[]) => (values.some(Boolean) ? undefined : 4);

interface ChartProps {
  readonly title: string;
  readonly names: string[];
  readonly values: number[];
  readonly colour: string;
  readonly format: (value: number) => string;
  /** Width of the longest tick label, in pixels. */
  readonly scaleWidth: number;
}

function Chart({ title, names, values, colour, format, scaleWidth }: ChartProps) {
  return (
    <Box
      component="figure"
      // The chart removes the focus outline.
      sx={{ m: 0, minWidth: 0, '& :focus-visible': { outline: '2px solid', outlineColor: 'primary.main' } }}
    >
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <BarChart
        height={CHART_HEIGHT}
        hideLegend
        margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
        xAxis={[{ data: names, scaleType: 'band', height: 28 }]}
        // Orders are whole numbers.
        yAxis={[
          {
            width: scaleWidth,
            // The revenue of a day is negative if refunds exceed payments.
            min: Math.min(0, ...values),
            max: topOf(values),
            tickMinStep: 1,
            valueFormatter: (value: number) => format(value),
          },
        ]}
        grid={{ horizontal: true }}
        series={[{ data: values, label: title, color: colour, valueFormatter: (value) => format(value ?? 0) }]}
        borderRadius={3}
      />
    </Box>
  );
}

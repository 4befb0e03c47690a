import { Box, Typography } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';

const HEIGHT = 260;

interface BarFigureProps {
  readonly title: string;
  /** The names of the bars, which are all different. */
  readonly names: string[];
  readonly values: number[];
  readonly colour: string;
  readonly format: (value: number) => string;
  /** Width of the longest tick label, in pixels. */
  readonly scaleWidth: number;
  readonly height?: number;
}

/** The maximum of the scale for a chart of zeros, which would be centred on zero otherwise; else the chart chooses. */
const topOf = (values: readonly number[]) => (values.some(Boolean) ? undefined : 4);

/** A bar chart with its title; the arrow keys move from bar to bar. */
export function BarFigure({ title, names, values, colour, format, scaleWidth, height = HEIGHT }: BarFigureProps) {
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
        height={height}
        hideLegend
        margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
        xAxis={[{ data: names, scaleType: 'band', height: 28 }]}
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

import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { OrdersOverTime as Figures } from '../../data/types';
import { usd } from '@imisozi/core/money';
import type { LabelKey } from '../../i18n/label';
import { useLabel } from '../../i18n/useLabel';
import { Panel } from '../Panel';
import { ChartSkeletons } from './ChartGrid';
import { ChosenDays } from '../../ui/ChosenDays';
import { FigureFiles } from './FigureFiles';
import { FigureTable } from './FigureTable';
import { daysOf, queryOf, RANGE_NAMES, type Days, type RangeName } from './dateRanges';
import { useOrdersOverTime } from './useOrdersOverTime';

/** Loaded separately, because the chart library is large and the first screen must not wait for it. */
const FigureCharts = lazy(() => import('./FigureCharts'));

const VIEWS = ['chart', 'table'] as const;

/** Orders and revenue over time, as charts or as a table. */
export function OrdersOverTime() {
  const label = useLabel();
  const [range, setRange] = useState<RangeName>('days');
  const [view, setView] = useState<(typeof VIEWS)[number]>('chart');
  const [chosen, setChosen] = useState<Days>(() => daysOf('days'));
  const query = queryOf(range, chosen);
  const { data, error, isPending, refetch } = useOrdersOverTime(query);
  return (
    <Panel
      title={label('app.dashboard.overTime.title')}
      isPending={isPending && query !== null}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    >
      <Box sx={{ px: 2.5, pb: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
          <Choice
            name={label('app.dashboard.overTime.range')}
            value={range}
            options={RANGE_NAMES}
            labelOf={(option) => `app.dashboard.overTime.ranges.${option}`}
            onChange={setRange}
          />
          <Choice
            name={label('app.dashboard.overTime.view')}
            value={view}
            options={VIEWS}
            labelOf={(option) => `app.dashboard.overTime.views.${option}`}
            onChange={setView}
          />
        </Box>
        {range === 'chosen' && <ChosenDays days={chosen} onChange={setChosen} />}
        {data && <Totals total={data.total} standing={data.standing} />}
        {data && view === 'table' && <FigureTable figures={data} />}
        {data && view === 'chart' && (
          <Suspense fallback={<ChartSkeletons />}>
            <FigureCharts figures={data} />
          </Suspense>
        )}
        {data && query && <FigureFiles query={query} />}
      </Box>
    </Panel>
  );
}

/** The totals of the period, and the money due today, which does not depend on the period. */
function Totals({ total: { revenue, orders, paid }, standing }: Pick<Figures, 'total' | 'standing'>) {
  const label = useLabel();
  const figures = [
    [label('app.dashboard.overTime.revenue'), usd(revenue)],
    [label('app.dashboard.overTime.orders'), orders],
    [label('app.dashboard.overTime.paid'), paid],
    [label('app.dashboard.overTime.depositsHeld'), usd(standing.depositsHeld)],
    [label('app.dashboard.overTime.leftToPay'), usd(standing.leftToPay)],
    [label('app.dashboard.overTime.refundDue'), usd(standing.refundDue)],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

interface ChoiceProps<Option extends string> {
  readonly name: string;
  readonly value: Option;
  readonly options: readonly Option[];
  readonly labelOf: (option: Option) => LabelKey;
  readonly onChange: (option: Option) => void;
}

function Choice<Option extends string>({ name, value, options, labelOf, onChange }: ChoiceProps<Option>) {
  const label = useLabel();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={name}
      value={value}
      // A click on the selected button gives null; it stays selected.
      onChange={(_event, chosen: Option | null) => chosen && onChange(chosen)}
    >
      {options.map((option) => (
        <ToggleButton key={option} value={option} sx={{ px: { xs: 0.5, sm: 1.5 }, minHeight: 36, lineHeight: 1.3 }}>
          {label(labelOf(option))}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import { useTheme } from '@mui/material';
import { usd } from '@imisozi/core/money';
import type { Report } from '../data/types';
import type { LabelKey } from '../i18n/label';
import { useLabel } from '../i18n/useLabel';
import { BarFigure } from '../ui/BarFigure';
import { barsOf } from './reportChart';

/** A report as bars; nothing for one without a chart. */
export default function ReportChart({ report }: { readonly report: Report }) {
  const label = useLabel();
  const { palette } = useTheme();
  const bars = barsOf(report);
  if (!bars) return null;
  const { column, names, values } = bars;
  return (
    <BarFigure
      title={label(`app.reports.columns.${column}` as LabelKey)}
      names={names}
      values={values}
      colour={palette.primary.main}
      format={usd}
      scaleWidth={76}
    />
  );
}

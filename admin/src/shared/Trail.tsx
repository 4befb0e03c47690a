import NavigateNext from '@mui/icons-material/NavigateNext';
import { Breadcrumbs, Link, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useLabel } from '../i18n/useLabel';

export interface TrailStep {
  readonly label: string;
  readonly to: string;
}

interface TrailProps {
  /** The pages between the dashboard and this one. */
  readonly steps?: readonly TrailStep[];
  readonly current: string;
}

/** The breadcrumb: Dashboard > … > this page. */
export function Trail({ steps = [], current }: TrailProps) {
  const label = useLabel();
  return (
    <Breadcrumbs aria-label={label('app.page.trail')} separator={<NavigateNext fontSize="small" aria-hidden />}>
      {[{ label: label('app.menu.dashboard'), to: '/' }, ...steps].map((step) => (
        <Link key={step.to} component={LinkBase} to={step.to} color="inherit" underline="hover">
          {step.label}
        </Link>
      ))}
      <Typography aria-current="page" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {current}
      </Typography>
    </Breadcrumbs>
  );
}

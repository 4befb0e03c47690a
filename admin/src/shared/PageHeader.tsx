import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { useLabel } from '../i18n/useLabel';
import { Trail, type TrailStep } from './Trail';
import { useGoBack } from './useGoBack';
import { usePageTitle } from './usePageTitle';

interface PageHeaderProps {
  readonly title: string;
  readonly steps?: readonly TrailStep[];
}

/** What stands above every list and form: the breadcrumb, the title and the way back. */
export function PageHeader({ title, steps }: PageHeaderProps) {
  const label = useLabel();
  const goBack = useGoBack();
  usePageTitle(title);
  return (
    <Box component="header" sx={{ mb: 1 }}>
      <Trail steps={steps} current={title} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
        <Typography variant="h1" sx={{ flexGrow: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <Button variant="outlined" startIcon={<ArrowBack />} onClick={goBack} sx={{ flexShrink: 0 }}>
          {label('app.page.back')}
        </Button>
      </Box>
    </Box>
  );
}

import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLabel } from '../i18n/useLabel';
import { Breadcrumbs, type Breadcrumb } from './Breadcrumbs';
import { useGoBack } from './useGoBack';
import { usePageTitle } from './usePageTitle';

interface PageHeaderProps {
  readonly title: string;
  readonly steps?: readonly Breadcrumb[];
  /** Shown beside the title; on a phone, below it. */
  readonly tools?: ReactNode;
}

/** The top of every list and form: breadcrumb, title and Go Back. */
export function PageHeader({ title, steps, tools }: PageHeaderProps) {
  const label = useLabel();
  const goBack = useGoBack();
  usePageTitle(title);
  return (
    <Box component="header" sx={{ mb: 1 }}>
      <Breadcrumbs steps={steps} current={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
        <Typography variant="h1" sx={{ flex: '1 1 0', minWidth: 'min-content' }}>
          {title}
        </Typography>
        {tools && <Box sx={{ order: { xs: 1, md: 0 }, flexShrink: 0, maxWidth: '100%' }}>{tools}</Box>}
        <Button variant="outlined" startIcon={<ArrowBack />} onClick={goBack} sx={{ flexShrink: 0 }}>
          {label('app.page.back')}
        </Button>
      </Box>
    </Box>
  );
}

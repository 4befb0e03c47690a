import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RichTextField } from 'react-admin';
import { Facts, type FactRows } from '../record/Facts';

interface FactsCardProps {
  /** The record's title. */
  readonly title: string;
  readonly pictures?: readonly string[];
  readonly rows: FactRows;
  /** What stands below: its texts. */
  readonly children?: ReactNode;
}

/** A read-only view of a record, for users who may not edit it. */
export function FactsCard({ title, pictures, rows, children }: FactsCardProps) {
  return (
    <Card sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 960, display: 'grid', gap: 3, overflowWrap: 'anywhere' }}>
      {pictures && <Pictures urls={pictures} />}
      <Facts level="h2" heading={title} rows={rows} />
      {children}
    </Card>
  );
}

/** Pictures of a record, in their order. */
function Pictures({ urls }: { readonly urls: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {urls.filter(Boolean).map((url) => (
        <Box key={url} component="img" src={url} alt="" sx={{ height: 140, maxWidth: '100%', borderRadius: 1 }} />
      ))}
    </Box>
  );
}

/** A formatted text under its heading. */
export function TextFact({ heading, html }: { readonly heading: string; readonly html: string }) {
  return (
    <Box component="section">
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
      <RichTextField record={{ id: heading, html }} source="html" component="div" />
    </Box>
  );
}

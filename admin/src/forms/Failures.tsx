import { Alert, Box } from '@mui/material';

/** What the server found wrong with a form, each in an alert of its own (spec 8). */
export function Failures({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {sentences.map((sentence) => (
        <Alert key={sentence} severity="error">
          {sentence}
        </Alert>
      ))}
    </Box>
  );
}

import { Alert, Box } from '@mui/material';

/** The server's validation errors, each as an alert (rules/dashboard 5). */
export function ErrorAlerts({ sentences }: { readonly sentences: readonly string[] }) {
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

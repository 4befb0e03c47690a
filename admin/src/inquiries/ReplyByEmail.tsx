import Reply from '@mui/icons-material/ReplyOutlined';
import { Button } from '@mui/material';
import { useLabel } from '../i18n/useLabel';

interface ReplyByEmailProps {
  readonly email: string;
  /** The subject of the visitor's message. */
  readonly subject: string;
}

/** Opens the mail program with the visitor's email address and subject. */
export function ReplyByEmail({ email, subject }: ReplyByEmailProps) {
  const label = useLabel();
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={<Reply />}
      href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
    >
      {label('app.inquiries.reply')}
    </Button>
  );
}

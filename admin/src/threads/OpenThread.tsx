import Reply from '@mui/icons-material/ReplyOutlined';
import { Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { threadsWith } from './threadPaths';

/** Leads to the conversations with whoever wrote, where staff answer. */
export function OpenThread({ email }: { readonly email: string }) {
  const label = useLabel();
  return (
    <Button size="small" variant="contained" startIcon={<Reply />} component={LinkBase} to={threadsWith(email)}>
      {label('app.inquiries.reply')}
    </Button>
  );
}

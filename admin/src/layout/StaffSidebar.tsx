import { useMediaQuery, type Theme } from '@mui/material';
import { Sidebar, type SidebarProps } from 'react-admin';
import { useLabel } from '../i18n/useLabel';

/** The sidebar; on a phone it is a dialog over the page, and so has a name. */
export function StaffSidebar(props: SidebarProps) {
  const label = useLabel();
  const isDialog = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return <Sidebar {...props} slotProps={isDialog ? { paper: { 'aria-label': label('app.menu.label') } } : undefined} />;
}

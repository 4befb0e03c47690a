import { useMediaQuery, type Theme } from '@mui/material';
import { Sidebar, type SidebarProps } from 'react-admin';
import { useLabel } from '../i18n/useLabel';

/** The sidebar; on a phone it is a dialog over the page, and so has a name. */
export function StaffSidebar(props: SidebarProps) {
  const label = useLabel();
  const isDialog = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const slotProps = isDialog ? { paper: { 'aria-label': label('app.menu.label') } } : undefined;
  // Mounted again when a window becomes narrow: the open sidebar would turn into a dialog that is never quite closed, unseen,
  // and the page below it would take no click and be told by no screen reader.
  return <Sidebar key={String(isDialog)} {...props} slotProps={slotProps} />;
}

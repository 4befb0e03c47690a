import { useMediaQuery, type Theme } from '@mui/material';
import { Sidebar, type SidebarProps } from 'react-admin';
import { useLabel } from '../i18n/useLabel';

/** The sidebar; on a phone it is a dialog over the page, and so has a name. */
export function StaffSidebar(props: SidebarProps) {
  const label = useLabel();
  const isDialog = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const slotProps = isDialog ? { paper: { 'aria-label': label('app.menu.label') } } : undefined;
  // Remounted when the window becomes narrow: otherwise the open sidebar would become an invisible dialog that is not
  // closed, and block clicks on the page and hide it from screen readers.
  return <Sidebar key={String(isDialog)} {...props} slotProps={slotProps} />;
}

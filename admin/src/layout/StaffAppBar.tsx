import { Box, Link, Typography } from '@mui/material';
import { use, type ReactNode } from 'react';
import { AppBar, LinkBase, LoadingIndicator, ToggleThemeButton } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { NotificationBell } from '../notifications/NotificationBell';
import { AppName } from '../page/appName';
import { SearchButton } from '../search/SearchButton';
import { AccountMenu } from './AccountMenu';
import hills from './hills.svg';

/** The header of every page. */
export function StaffAppBar() {
  return (
    <BrandedAppBar>
      <SearchButton />
      <NotificationBell />
    </BrandedAppBar>
  );
}

/** The header with tools of its own before those that everybody has. */
export function BrandedAppBar({ children }: { readonly children?: ReactNode }) {
  return (
    <AppBar color="default" alwaysOn toolbar={<Tools>{children}</Tools>} userMenu={<AccountMenu />}>
      <Brand />
      <Box sx={{ flexGrow: 1 }} />
    </AppBar>
  );
}

function Tools({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      {children}
      <ToggleThemeButton />
      <LoadingIndicator />
    </>
  );
}

function Brand() {
  const name = useLabel()(use(AppName));
  return (
    <Link
      component={LinkBase}
      to="/"
      color="inherit"
      underline="none"
      aria-label={name}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}
    >
      <Box component="img" src={hills} alt="" sx={{ width: 30, height: 30, flexShrink: 0 }} />
      <Typography component="span" variant="h2" noWrap sx={{ display: { xs: 'none', sm: 'block' } }}>
        {name}
      </Typography>
    </Link>
  );
}

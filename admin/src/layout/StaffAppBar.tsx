import { Box, Link, Typography } from '@mui/material';
import { AppBar, LinkBase, LoadingIndicator, ToggleThemeButton } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { NotificationBell } from '../notifications/NotificationBell';
import { SearchButton } from '../search/SearchButton';
import { AccountMenu } from './AccountMenu';
import hills from './hills.svg';

/** The header of every page. */
export function StaffAppBar() {
  return (
    <AppBar color="default" alwaysOn toolbar={<Tools />} userMenu={<AccountMenu />}>
      <Brand />
      <Box sx={{ flexGrow: 1 }} />
    </AppBar>
  );
}

function Tools() {
  return (
    <>
      <SearchButton />
      <NotificationBell />
      <ToggleThemeButton />
      <LoadingIndicator />
    </>
  );
}

function Brand() {
  const label = useLabel();
  return (
    <Link
      component={LinkBase}
      to="/"
      color="inherit"
      underline="none"
      aria-label={label('app.name')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}
    >
      <Box component="img" src={hills} alt="" sx={{ width: 30, height: 30, flexShrink: 0 }} />
      <Typography component="span" variant="h2" noWrap sx={{ display: { xs: 'none', sm: 'block' } }}>
        {label('app.name')}
      </Typography>
    </Link>
  );
}

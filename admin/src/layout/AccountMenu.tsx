import type { Role } from '@imisozi/core/access';
import AccountCircle from '@mui/icons-material/AccountCircle';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Logout from '@mui/icons-material/Logout';
import Password from '@mui/icons-material/Password';
import Shield from '@mui/icons-material/ShieldOutlined';
import { Box, Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { LinkBase, useGetIdentity, useLogout, type UserIdentity } from 'react-admin';
import { SECURITY } from '../account/accountPaths';
import { useLabel } from '../i18n/useLabel';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { ChangePassword } from './ChangePassword';

/** The header's 'My account' dropdown: who is logged in, Change password, Security and Logout. */
export function AccountMenu() {
  const label = useLabel();
  const logout = useLogout();
  // Fetched before the menu opens, because an open menu is not repositioned when it grows.
  const { identity } = useGetIdentity();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<'password' | 'logout'>();
  const show = (dialog: 'password' | 'logout') => {
    setAnchor(null);
    setShown(dialog);
  };
  const close = () => setShown(undefined);
  const open = anchor !== null;
  return (
    <>
      <Button
        id={`${id}-button`}
        color="inherit"
        startIcon={<AccountCircle />}
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 44, flexShrink: 0, whiteSpace: 'nowrap' }}
      >
        {label('app.account.label')}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {identity && <Identity identity={identity} />}
        <Divider component="li" role="presentation" sx={{ my: 1 }} />
        <MenuItem onClick={() => show('password')}>
          <ListItemIcon>
            <Password fontSize="small" />
          </ListItemIcon>
          <ListItemText>{label('app.account.password.title')}</ListItemText>
        </MenuItem>
        <MenuItem component={LinkBase} to={SECURITY} onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <Shield fontSize="small" />
          </ListItemIcon>
          <ListItemText>{label('app.security.title')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={() => show('logout')}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          <ListItemText>{label('app.account.logout')}</ListItemText>
        </MenuItem>
      </Menu>
      {shown === 'password' && <ChangePassword onClose={close} />}
      <ConfirmDialog
        open={shown === 'logout'}
        question={label('app.account.question')}
        onNo={close}
        onYes={() => void logout()}
      />
    </>
  );
}

function Identity({ identity }: { readonly identity: UserIdentity }) {
  const label = useLabel();
  return (
    <Box component="li" role="presentation" sx={{ px: 2, py: 0.5, maxWidth: 280 }}>
      <Typography noWrap sx={{ fontWeight: 650 }}>
        {identity.fullName}
      </Typography>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {identity.email}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label(`app.account.roles.${identity.role as Role}`)}
      </Typography>
    </Box>
  );
}

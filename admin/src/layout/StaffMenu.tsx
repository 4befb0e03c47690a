import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Divider } from '@mui/material';
import { Fragment } from 'react';
import { Menu, useLocation, usePermissions, useResourceDefinitions } from 'react-admin';
import { canAccess } from '../auth/canAccess';
import type { Role } from '../auth/session';
import { useLabel } from '../i18n/useLabel';
import { MENU_GROUPS, type MenuEntry } from './menuEntries';

/** The sidebar: the screens that exist and that the person may open. */
export function StaffMenu() {
  const label = useLabel();
  const resources = useResourceDefinitions();
  const { permissions: role } = usePermissions<Role>();
  const { pathname } = useLocation();
  const isShown = ({ resource }: MenuEntry) =>
    resources[resource]?.hasList === true && canAccess(role, { resource, action: 'list' });
  const groups = MENU_GROUPS.map((entries) => entries.filter(isShown)).filter((entries) => entries.length > 0);
  const current = currentEntry(pathname);
  return (
    <nav aria-label={label('app.menu.label')}>
      {/* Links in a navigation, not the menu and menu items that the component would make of them. */}
      <Menu component="div" role="presentation">
        <Menu.Item
          to="/"
          role="link"
          primaryText={label('app.menu.dashboard')}
          leftIcon={<DashboardIcon />}
          aria-current={pathname === '/' ? 'page' : undefined}
        />
        {groups.map((entries, index) => (
          <Fragment key={entries[0]?.resource}>
            {index > 0 && <Divider role="presentation" sx={{ mx: 2, my: 1 }} />}
            {entries.map((entry) => (
              <ResourceItem key={entry.resource} entry={entry} isCurrent={entry === current} />
            ))}
          </Fragment>
        ))}
      </Menu>
    </nav>
  );
}

function ResourceItem({ entry: { resource, text, Icon }, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
  const label = useLabel();
  return (
    <Menu.Item
      to={`/${resource}`}
      role="link"
      primaryText={label(text)}
      leftIcon={<Icon />}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}

/** The entry that the address belongs to; the longest, because the participants' address lies within the events'. */
function currentEntry(pathname: string): MenuEntry | undefined {
  const isAt = (resource: string) => `${pathname}/`.startsWith(`/${resource}/`);
  return MENU_GROUPS.flat()
    .filter(({ resource, alsoAt = [] }) => [resource, ...alsoAt].some(isAt))
    .sort((a, b) => b.resource.length - a.resource.length)
    .at(0);
}

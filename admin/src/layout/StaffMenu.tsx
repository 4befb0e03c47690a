import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Menu, useCanAccess, useLocation, useResourceDefinitions } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { MENU_ENTRIES, type MenuEntry } from './menuEntries';

/** The sidebar: the screens that exist and that the person may open. */
export function StaffMenu() {
  const label = useLabel();
  const resources = useResourceDefinitions();
  const { pathname } = useLocation();
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
        {MENU_ENTRIES.filter(({ resource }) => resources[resource]?.hasList).map((entry) => (
          <ResourceItem key={entry.resource} entry={entry} isCurrent={entry === current} />
        ))}
      </Menu>
    </nav>
  );
}

function ResourceItem({ entry: { resource, text, Icon }, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  if (!canAccess) return null;
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
  return MENU_ENTRIES.filter(({ resource, alsoAt = [] }) => [resource, ...alsoAt].some(isAt))
    .sort((a, b) => b.resource.length - a.resource.length)
    .at(0);
}

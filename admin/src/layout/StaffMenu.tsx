import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Badge, Box, ListSubheader } from '@mui/material';
import { useId } from 'react';
import { Menu, useLocation, usePermissions, useResourceDefinitions } from 'react-admin';
import type { Role } from '@imisozi/core/access';
import { isAllowed } from '../auth/isAllowed';
import { useLabel } from '../i18n/useLabel';
import { MENU_GROUPS, type MenuEntry } from './menuEntries';
import { useMenuCounts } from './useMenuCounts';

/** The sidebar: the screens that the user may open, with the number of records that wait there. */
export function StaffMenu() {
  const label = useLabel();
  const id = useId();
  const counts = useMenuCounts();
  const resources = useResourceDefinitions();
  const { permissions: role } = usePermissions<Role>();
  const { pathname } = useLocation();
  const isShown = ({ resource, action = 'list' }: MenuEntry) =>
    resources[resource]?.hasList === true && isAllowed(role, { resource, action });
  const groups = MENU_GROUPS.map(({ title, entries }) => ({ title, entries: entries.filter(isShown) })).filter(
    ({ entries }) => entries.length > 0,
  );
  const current = currentEntry(pathname);
  return (
    <nav aria-label={label('app.menu.label')}>
      {/* A list of links, without the roles `menu` and `menuitem` that the component would set. */}
      <Menu component="div" role="presentation">
        <Menu.Item
          to="/"
          role="link"
          primaryText={label('app.menu.dashboard')}
          leftIcon={<DashboardIcon />}
          aria-current={pathname === '/' ? 'page' : undefined}
        />
        {groups.map(({ title, entries }, index) => (
          <Box
            key={title ?? ''}
            {...(title && { role: 'group', 'aria-labelledby': `${id}-${index}` })}
            sx={index > 0 ? { borderTop: 1, borderColor: 'divider', mt: 1, pt: 0.5 } : undefined}
          >
            {title && (
              <ListSubheader
                component="div"
                id={`${id}-${index}`}
                sx={{
                  bgcolor: 'transparent',
                  lineHeight: 2,
                  position: 'static',
                  '.RaSidebar-closed &': { opacity: 0 },
                }}
              >
                {label(title)}
              </ListSubheader>
            )}
            {entries.map((entry) => (
              <ResourceItem
                key={entry.resource}
                entry={entry}
                isCurrent={entry === current}
                count={counts[entry.resource] ?? 0}
              />
            ))}
          </Box>
        ))}
      </Menu>
    </nav>
  );
}

/** Small enough not to cover the entry's text. */
const COUNT = { minWidth: 16, height: 16, px: 0.5, fontSize: '0.6875rem' };

interface ResourceItemProps {
  readonly entry: MenuEntry;
  readonly isCurrent: boolean;
  /** The number of records that wait there. */
  readonly count: number;
}

function ResourceItem({ entry: { resource, text, Icon }, isCurrent, count }: ResourceItemProps) {
  const label = useLabel();
  const id = useId();
  return (
    <>
      <Menu.Item
        to={`/${resource}`}
        role="link"
        primaryText={label(text)}
        leftIcon={
          count > 0 ? (
            <Badge
              badgeContent={count}
              max={99}
              color="warning"
              overlap="circular"
              slotProps={{ badge: { 'aria-hidden': true, sx: COUNT } }}
            >
              <Icon />
            </Badge>
          ) : (
            <Icon />
          )
        }
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={count > 0 ? id : undefined}
      />
      {count > 0 && (
        <span id={id} hidden>
          {label('app.menu.waiting', { count })}
        </span>
      )}
    </>
  );
}

/** The entry for a path: the longest match, because /events/participant is below /events. */
function currentEntry(pathname: string): MenuEntry | undefined {
  const isAt = (resource: string) => `${pathname}/`.startsWith(`/${resource}/`);
  return MENU_GROUPS.flatMap(({ entries }) => entries)
    .filter(({ resource, alsoAt = [] }) => [resource, ...alsoAt].some(isAt))
    .sort((a, b) => b.resource.length - a.resource.length)
    .at(0);
}

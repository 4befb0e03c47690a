import AddIcon from '@mui/icons-material/AddCircleOutlined';
import AvailabilityIcon from '@mui/icons-material/EventAvailableOutlined';
import BookingsIcon from '@mui/icons-material/LuggageOutlined';
import StatementIcon from '@mui/icons-material/ReceiptLongOutlined';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Layout, Menu, useLocation, type LayoutProps } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { ScreenFailed } from '../layout/ScreenFailed';
import { BrandedAppBar } from '../layout/StaffAppBar';
import { StaffSidebar } from '../layout/StaffSidebar';
import { AppName } from '../page/appName';
import { useTrackPreviousPage } from '../page/previousPage';
import { AVAILABILITY, NEW_OWN_BOOKING, OWN_BOOKINGS, OWN_STATEMENT } from './ownPaths';

/** Header, sidebar and page of a travel agent: no search, no bell and no live updates (rules/agents 6). */
export function OwnAgentLayout({ children }: LayoutProps) {
  useTrackPreviousPage();
  return (
    <AppName value="app.own.name">
      <Layout appBar={BrandedAppBar} menu={OwnMenu} sidebar={StaffSidebar} error={ScreenFailed} appBarAlwaysOn>
        {children}
      </Layout>
    </AppName>
  );
}

const ENTRIES = [
  { to: '/', text: 'app.own.home', Icon: HomeIcon },
  { to: OWN_BOOKINGS, text: 'app.own.bookings', Icon: BookingsIcon },
  { to: NEW_OWN_BOOKING, text: 'app.own.book', Icon: AddIcon },
  { to: AVAILABILITY, text: 'app.own.availability.title', Icon: AvailabilityIcon },
  { to: OWN_STATEMENT, text: 'app.own.statement', Icon: StatementIcon },
] as const;

function OwnMenu() {
  const label = useLabel();
  const { pathname } = useLocation();
  // The longest match, because the form of a new booking is below the list.
  const current = ENTRIES.filter(({ to }) => to === pathname || (to !== '/' && pathname.startsWith(`${to}/`))).at(-1);
  return (
    <nav aria-label={label('app.menu.label')}>
      {/* A list of links, without the roles `menu` and `menuitem` that the component would set. */}
      <Menu component="div" role="presentation">
        {ENTRIES.map(({ to, text, Icon }) => (
          <Menu.Item
            key={to}
            to={to}
            role="link"
            primaryText={label(text)}
            leftIcon={<Icon />}
            aria-current={current?.to === to ? 'page' : undefined}
          />
        ))}
      </Menu>
    </nav>
  );
}

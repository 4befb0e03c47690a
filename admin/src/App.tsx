import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Navigate, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ownAccount } from './account';
import * as airTickets from './air-tickets';
import * as audit from './audit';
import { protectedRoute } from './auth/protectedRoute';
import { authProvider } from './authProvider';
import { currentClaims } from './auth/session';
import { CalendarPage } from './calendar';
import * as campaigns from './campaigns';
import * as clients from './clients';
import * as comments from './comments';
import * as reports from './reports';
import * as replyTemplates from './reply-templates';
import * as reviews from './reviews';
import * as contact from './contact';
import { queryClient } from './data/queryClient';
import { dataProvider } from './dataProvider';
import { Dashboard } from './dashboard';
import * as departures from './departures';
import * as destinations from './destinations';
import * as events from './events';
import { OwnPage } from './guides/OwnPage';
import * as guides from './guides';
import { i18nProvider } from './i18n/i18nProvider';
import { AccessDenied } from './layout/AccessDenied';
import { BareLayout } from './layout/BareLayout';
import { NotFound } from './layout/NotFound';
import { Availability, OwnAgentHome, OwnStatementPage } from './own-agent';
import { OwnAgentLayout } from './own-agent/OwnAgentLayout';
import * as ownBookings from './own-agent/bookings';
import { AVAILABILITY, OWN_STATEMENT } from './own-agent/ownPaths';
import { safeguarded } from './layout/safeguarded';
import { StaffLayout } from './layout/StaffLayout';
import * as mail from './mail';
import * as mailPreviews from './mail/previews';
import * as lodges from './lodges';
import { ManifestPage } from './manifest';
import * as moneyDue from './money-due';
import { OperationsPage } from './operations';
import * as orders from './orders';
import { BOOKINGS } from './orders/orderPaths';
import * as participants from './participants';
import * as payments from './payments';
import * as fiscalReceipts from './fiscal-receipts';
import * as permits from './permits';
import * as promoCodes from './promo-codes';
import * as quotes from './quotes';
import * as publications from './publications';
import * as queues from './queues';
import * as services from './services';
import * as settings from './settings';
import * as statements from './statements';
import * as subscribers from './subscribers';
import * as giftVouchers from './gift-vouchers';
import * as agents from './agents';
import * as suppliers from './suppliers';
import { darkTheme, lightTheme } from './theme/theme';
import * as threads from './threads';
import * as tours from './tours';
import * as users from './users';
import * as editableTexts from './editable-texts';
import * as vehicles from './vehicles';
import * as webhooks from './webhooks';
import * as deliveries from './webhooks/deliveries';

/** A data router: only one can block navigation while a form has unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: <Screens /> }], { basename: '/account' });

/** The staff dashboard: every screen has its own URL below /account (rules/dashboard 1). */
export function App() {
  return <RouterProvider router={router} />;
}

const PROVIDERS = { authProvider, dataProvider, i18nProvider, queryClient, theme: lightTheme, darkTheme };

const AGENT_LAYOUT = safeguarded(OwnAgentLayout);
const GUIDE_LAYOUT = safeguarded(BareLayout);
const OFFICE_LAYOUT = safeguarded(StaffLayout);

function Screens() {
  const role = currentClaims()?.role;
  if (role === 'guide') return <GuideScreens />;
  return role === 'agent' ? <AgentScreens /> : <OfficeScreens />;
}

/** A travel agent has screens of its own, and none of the office's (rules/agents 6). */
function AgentScreens() {
  return (
    <Admin
      {...PROVIDERS}
      layout={AGENT_LAYOUT}
      dashboard={OwnAgentHome}
      catchAll={NotFound}
      accessDenied={AccessDenied}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      <Resource name="own-bookings" {...ownBookings} />
      <CustomRoutes>
        {ownAccount}
        <Route path={AVAILABILITY} element={<Availability />} />
        <Route path={OWN_STATEMENT} element={<OwnStatementPage />} />
      </CustomRoutes>
    </Admin>
  );
}

/** A guide has one screen. */
function GuideScreens() {
  return (
    <Admin
      {...PROVIDERS}
      layout={GUIDE_LAYOUT}
      dashboard={OwnPage}
      catchAll={OwnPage}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {/* Without any resource react-admin shows a page of its own. */}
      <Resource name="own-page" />
      <CustomRoutes>{ownAccount}</CustomRoutes>
    </Admin>
  );
}

function OfficeScreens() {
  return (
    <Admin
      {...PROVIDERS}
      layout={OFFICE_LAYOUT}
      dashboard={Dashboard}
      catchAll={NotFound}
      accessDenied={AccessDenied}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      <Resource name="events" {...events} />
      <Resource name="events/participant" {...participants} />
      <Resource name="destinations" {...destinations} />
      <Resource name="lodges" {...lodges} />
      <Resource name="tours" {...tours} />
      <Resource name="departures" {...departures} />
      <Resource name="tour-bookings" {...orders} />
      <Resource name="calendar" list={CalendarPage} />
      <Resource name="operations" list={OperationsPage} />
      <Resource name="guides" {...guides} />
      <Resource name="vehicles" {...vehicles} />
      <Resource name="manifest" list={ManifestPage}>
        {protectedRoute('manifest', ':day', <ManifestPage />)}
      </Resource>
      <Resource name="money-due" {...moneyDue} />
      <Resource name="reports" {...reports} />
      <Resource name="payments" {...payments} />
      <Resource name="publications" {...publications} />
      <Resource name="fiscal-receipts" {...fiscalReceipts} />
      <Resource name="permits" {...permits} />
      <Resource name="promo-codes" {...promoCodes} />
      <Resource name="quotes" {...quotes} />
      <Resource name="gift-vouchers" {...giftVouchers} />
      <Resource name="agents" {...agents} />
      <Resource name="statements" {...statements} />
      <Resource name="suppliers" {...suppliers} />
      <Resource name="services" {...services} />
      <Resource name="clients" {...clients} />
      <Resource name="comments" {...comments} />
      <Resource name="reviews" {...reviews} />
      <Resource name="users" {...users} />
      <Resource name="subscribers" {...subscribers} />
      <Resource name="campaigns" {...campaigns} />
      <Resource name="threads" {...threads} />
      <Resource name="reply-templates" {...replyTemplates} />
      <Resource name="contact-messages" {...contact} />
      <Resource name="air-ticket-inquiries" {...airTickets} />
      <Resource name="outbox" {...mail} />
      <Resource name="mail-previews" {...mailPreviews} />
      <Resource name="queues" {...queues} />
      <Resource name="webhooks" {...webhooks} />
      <Resource name="webhook-deliveries" {...deliveries} />
      <Resource name="settings" {...settings} />
      <Resource name="content" {...editableTexts} />
      <Resource name="audit" {...audit} />
      <CustomRoutes>
        {ownAccount}
        {/* The Back button of the order page leads here (rules/dashboard 1). */}
        <Route path="/supplier/orders" element={<Navigate to={BOOKINGS} replace />} />
      </CustomRoutes>
    </Admin>
  );
}

import { Layout, type LayoutProps } from 'react-admin';
import { UndoBars } from '../orders/UndoBars';
import { useTrackPreviousPage } from '../page/previousPage';
import { ScreenFailed } from './ScreenFailed';
import { StaffAppBar } from './StaffAppBar';
import { StaffMenu } from './StaffMenu';
import { StaffSidebar } from './StaffSidebar';

/** Header, sidebar and page. */
export function StaffLayout({ children }: LayoutProps) {
  useTrackPreviousPage();
  return (
    <Layout appBar={StaffAppBar} menu={StaffMenu} sidebar={StaffSidebar} error={ScreenFailed} appBarAlwaysOn>
      {children}
      <UndoBars />
    </Layout>
  );
}

import { Layout, type LayoutProps } from 'react-admin';
import { WaitingChanges } from '../orders/WaitingChanges';
import { useNotePageBefore } from '../shared/pageBefore';
import { ScreenFailed } from './ScreenFailed';
import { StaffAppBar } from './StaffAppBar';
import { StaffMenu } from './StaffMenu';
import { StaffSidebar } from './StaffSidebar';

/** Header, sidebar and page. */
export function StaffLayout({ children }: LayoutProps) {
  useNotePageBefore();
  return (
    <Layout appBar={StaffAppBar} menu={StaffMenu} sidebar={StaffSidebar} error={ScreenFailed} appBarAlwaysOn>
      {children}
      <WaitingChanges />
    </Layout>
  );
}

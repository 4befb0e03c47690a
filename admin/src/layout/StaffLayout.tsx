import { Layout, type LayoutProps } from 'react-admin';
import { StaffAppBar } from './StaffAppBar';
import { StaffMenu } from './StaffMenu';
import { StaffSidebar } from './StaffSidebar';

/** Header, sidebar and page. */
export function StaffLayout({ children }: LayoutProps) {
  return (
    <Layout appBar={StaffAppBar} menu={StaffMenu} sidebar={StaffSidebar} appBarAlwaysOn>
      {children}
    </Layout>
  );
}

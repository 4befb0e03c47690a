import { Layout, type LayoutProps } from 'react-admin';
import { StaffAppBar } from './StaffAppBar';
import { StaffMenu } from './StaffMenu';

/** Header, sidebar and page. */
export function StaffLayout({ children }: LayoutProps) {
  return (
    <Layout appBar={StaffAppBar} menu={StaffMenu} appBarAlwaysOn>
      {children}
    </Layout>
  );
}

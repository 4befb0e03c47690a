import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { Notification, NotificationsRead } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';

/** What the keys of everything about notifications begin with. */
export const NOTIFICATIONS = 'notifications';
const LIST = [NOTIFICATIONS, 'list'];
const UNREAD = [NOTIFICATIONS, 'unread'];

const PAGE_LENGTH = 20;

/** Changes the number beside the bell. */
export const setUnread = (queryClient: QueryClient, change: (unread: number) => number): void => {
  queryClient.setQueryData(UNREAD, (unread: number | undefined) => change(unread ?? 0));
};

/** How many notifications the person has not read. The live stream keeps it true. */
export function useUnread(): number {
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data } = useQuery({ queryKey: UNREAD, queryFn: () => dataProvider.unreadNotifications() });
  return data ?? 0;
}

/** The notifications, newest first, page by page. */
export function useNotifications() {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam }) => dataProvider.notifications(pageParam, PAGE_LENGTH),
    initialPageParam: 0,
    getNextPageParam: ({ rows, first, total }) => (first + rows.length < total ? first + rows.length : undefined),
  });
}

type Pages = InfiniteData<{ rows: Notification[]; first: number; total: number }>;

/** Marks one as read, or all of them; the list says so at once. */
export function useReading() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { mutate } = useMutation({
    mutationFn: (id?: string): Promise<NotificationsRead> =>
      id ? dataProvider.readNotification(id) : dataProvider.readAllNotifications(),
    onMutate: (id) => queryClient.setQueryData<Pages>(LIST, (data) => data && marked(data, id)),
    onSuccess: ({ unread }) => setUnread(queryClient, () => unread),
    onError: ({ message }) => {
      notify(message, { type: 'error' });
      void queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS] });
    },
  });
  return { read: (id: string) => mutate(id), readAll: () => mutate(undefined) };
}

const marked = (data: Pages, id: string | undefined): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    rows: page.rows.map((row) => (id === undefined || row.id === id ? { ...row, isRead: true } : row)),
  })),
});

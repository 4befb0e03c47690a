import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { Notification, NotificationsRead } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { refetchQueries } from '../live/refetchQueries';

/** What the keys of everything about notifications begin with. */
export const NOTIFICATIONS = 'notifications';
const LIST = [NOTIFICATIONS, 'list'];
const UNREAD = [NOTIFICATIONS, 'unread'];
const MARKING = [NOTIFICATIONS, 'marking'];

const PAGE_LENGTH = 20;

/**
 * How many notifications the person has not read. It is never reckoned here but asked for, at each thing that is heard:
 * what a stream tells may have been counted, or read elsewhere, before its announcement came.
 */
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

/**
 * Marks one as read, or all of them; the list says so at once. An answer that is on the way is thrown away, because it
 * may have been written before.
 */
export function useMarkAsRead() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { mutate } = useMutation({
    mutationKey: MARKING,
    mutationFn: (id?: string): Promise<NotificationsRead> =>
      id ? dataProvider.readNotification(id) : dataProvider.readAllNotifications(),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: LIST });
      queryClient.setQueryData<Pages>(LIST, (data) => data && marked(data, id));
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => {
      // The last of several: an answer in between would not know of those that follow.
      if (queryClient.isMutating({ mutationKey: MARKING }) === 1) refetchQueries(queryClient, [NOTIFICATIONS]);
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

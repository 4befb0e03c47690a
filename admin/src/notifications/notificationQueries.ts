import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { Notification, NotificationsRead } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { refetchQueries } from '../live/refetchQueries';

/** The first part of all query keys about notifications. */
export const NOTIFICATIONS = 'notifications';
const LIST = [NOTIFICATIONS, 'list'];
const UNREAD = [NOTIFICATIONS, 'unread'];
const MARKING = [NOTIFICATIONS, 'marking'];

const PAGE_LENGTH = 20;

/**
 * The number of unread notifications. It is refetched for each event and never counted here, because a notification may
 * have been counted, or read elsewhere, before its event arrives.
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
 * Marks one notification or all as read, optimistically. A running fetch is cancelled, because its result may not
 * include the change.
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
      // Only after the last of several, because a fetch in between would not include the later ones.
      if (queryClient.isMutating({ mutationKey: MARKING }) === 1) refetchQueries(queryClient, [[NOTIFICATIONS]]);
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

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { HttpError, useLogoutIfAccessDenied } from 'react-admin';
import type { Notification } from '../data/types';
import { NOTIFICATIONS } from '../notifications/notificationQueries';
import { affectedBy, affectedByAll } from '@imisozi/core/live';
import { refetchQueries } from './refetchQueries';
import { listen } from './liveStream';
import { viewersKey } from './useViewers';
import { useRefreshWhenIdle } from './refreshWhenIdle';

/**
 * Listens to live events while the window is visible, and refreshes the counter, the lists and the first screen. A
 * hidden window does not listen, because browsers allow only six connections to a server for all windows together.
 * @returns the newest notification since the page was loaded
 */
export function useLive(): Notification | undefined {
  const queryClient = useQueryClient();
  const refresh = useRefreshWhenIdle();
  const logoutIfDenied = useRef(useLogoutIfAccessDenied());
  const visible = useSyncExternalStore(onVisibility, isVisible);
  const [newest, setNewest] = useState<Notification>();
  const hasMissedEvents = useRef(false);
  useEffect(() => {
    if (!visible) return;
    const refetchNotifications = () => refetchQueries(queryClient, [[NOTIFICATIONS]]);
    const stop = listen({
      onHello: () => {
        refetchNotifications();
        if (hasMissedEvents.current) refresh(affectedByAll);
        hasMissedEvents.current = false;
      },
      onSilence: () => {
        hasMissedEvents.current = true;
      },
      onNotification: (notification) => {
        setNewest(notification);
        refetchNotifications();
      },
      onChanged: (resources) => refresh(resources.flatMap(affectedBy)),
      onViewers: (orderId, others) => queryClient.setQueryData(viewersKey(orderId), others),
      onSessionEnd: () => void logoutIfDenied.current(new HttpError('', 401)),
    });
    return () => {
      hasMissedEvents.current = true;
      stop();
    };
  }, [visible, queryClient, refresh]);
  return newest;
}

const isVisible = () => document.visibilityState === 'visible';

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { HttpError, useLogoutIfAccessDenied } from 'react-admin';
import type { Notification } from '../data/types';
import { NOTIFICATIONS } from '../notifications/notificationQueries';
import { affectedBy, affectedByAll } from '@imisozi/core/live';
import { refetchQueries } from './refetchQueries';
import { listen } from './liveStream';
import { useRefreshWhenIdle } from './refreshWhenIdle';

/**
 * Listens to what happens while the window can be seen, and keeps the counter, the lists and the first screen up to
 * date with it. A hidden window does not listen: browsers allow six connections to a server, whatever the windows.
 * @returns the newest notification that has come since the page was loaded
 */
export function useLive(): Notification | undefined {
  const queryClient = useQueryClient();
  const refresh = useRefreshWhenIdle();
  const logoutIfDenied = useRef(useLogoutIfAccessDenied());
  const visible = useSyncExternalStore(onVisibility, isVisible);
  const [newest, setNewest] = useState<Notification>();
  const deaf = useRef(false);
  useEffect(() => {
    if (!visible) return;
    const askForNews = () => refetchQueries(queryClient, [[NOTIFICATIONS]]);
    const stop = listen({
      onHello: () => {
        askForNews();
        if (deaf.current) refresh(affectedByAll);
        deaf.current = false;
      },
      onSilence: () => {
        deaf.current = true;
      },
      onNotification: (notification) => {
        setNewest(notification);
        askForNews();
      },
      onChanged: (resources) => refresh(resources.flatMap(affectedBy)),
      onSessionEnd: () => void logoutIfDenied.current(new HttpError('', 401)),
    });
    return () => {
      deaf.current = true;
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

import { useCanAccess, useResourceContext, useUpdate } from 'react-admin';
import type { Written } from '../data/writes';
import { useLabel } from '../i18n/useLabel';
import { ActionButton } from '../actions/ActionButton';

interface HandleButtonProps {
  readonly id: string;
  readonly isHandled: boolean;
  /** The subject of the message, for screen readers. */
  readonly title: string;
}

/** Marks a message as handled, or as open again. */
export function HandleButton({ id, isHandled, title }: HandleButtonProps) {
  const label = useLabel();
  const resource = useResourceContext();
  const [update] = useUpdate(resource, undefined, { returnPromise: true });
  const { canAccess } = useCanAccess({ resource: resource!, action: 'handle' });
  if (!canAccess) return null;
  return (
    <ActionButton
      text={label(isHandled ? 'app.inquiries.reopen' : 'app.inquiries.handle')}
      title={title}
      run={async () => ((await update(resource, { id, data: { isHandled: !isHandled } })) as Written).serverMessage}
    />
  );
}

import type { ReactNode } from 'react';
import { useRequireAccess } from 'react-admin';
import type { AccessRequest } from '@imisozi/core/access';

/** Guards a page of our own as react-admin guards its lists: who may not see it is told so. */
export function RequireAccess({ children, ...request }: AccessRequest & { readonly children: ReactNode }) {
  const { isPending } = useRequireAccess(request);
  return isPending ? null : children;
}

import type { ReactNode } from 'react';
import { useRequireAccess } from 'react-admin';
import type { AccessRequest } from '@imisozi/core/access';

/** Guards a page of our own as react-admin guards its lists: without access it shows "Access denied". */
export function RequireAccess({ children, ...request }: AccessRequest & { readonly children: ReactNode }) {
  const { isPending } = useRequireAccess(request);
  return isPending ? null : children;
}

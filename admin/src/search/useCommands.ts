import { usePermissions, useResourceDefinitions } from 'react-admin';
import type { Role } from '@imisozi/core/access';
import { foldText } from '@imisozi/core/fold-text';
import { typedText } from '@imisozi/core/typed-text';
import { isAllowed } from '../auth/isAllowed';
import { useLabel } from '../i18n/useLabel';
import { MENU_GROUPS } from '../layout/menuEntries';
import { NEW_BOOKING } from '../orders/orderPaths';
import { NEW_QUOTE } from '../quotes/quotePaths';
import type { SearchChoice } from './searchChoice';

/** The commands and screens of the user's role whose names contain each word of a text. */
export function useCommands(text: string): readonly SearchChoice[] {
  const label = useLabel();
  const resources = useResourceDefinitions();
  const { permissions: role } = usePermissions<Role>();
  const commands = [
    { resource: 'tour-bookings', link: NEW_BOOKING, title: label('app.search.newBooking') },
    { resource: 'quotes', link: NEW_QUOTE, title: label('app.search.newProposal') },
  ].filter(({ resource }) => isAllowed(role, { resource, action: 'create' }));
  const screens = MENU_GROUPS.flatMap(({ entries }) => entries)
    .filter(
      ({ resource, action = 'list' }) => resources[resource]?.hasList === true && isAllowed(role, { resource, action }),
    )
    .map(({ resource, text: name }) => ({ link: `/${resource}`, title: label(name) }));
  const words = foldText(typedText(text)).split(/\s+/);
  const isMeant = ({ title }: { readonly title: string }) => words.every((word) => foldText(title).includes(word));
  return [
    ...commands
      .filter(isMeant)
      .map(({ link, title }) => ({ link, title, subtitle: '', kind: label('app.search.command') })),
    ...screens.filter(isMeant).map((one) => ({ ...one, subtitle: '', kind: label('app.search.screen') })),
  ];
}

import type { User } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  Column,
  ListEmpty,
  ListPage,
  MailLink,
  PhoneLink,
  RowCard,
  RowLink,
  TwoLines,
  choiceInput,
  SEARCH_INPUT,
} from '../lists';
import { UserActions } from './UserActions';
import { ROLES } from '@imisozi/core/access';
import { fullName, userPath } from './userNames';
import { UserStatusChip } from './UserStatusChip';

const FILTERS = [
  SEARCH_INPUT,
  choiceInput(
    'role',
    'app.users.filters.role',
    ROLES.map((id) => ({ id, name: `app.users.roles.${id}` })),
  ),
  choiceInput('isActive', 'app.list.status', [
    { id: true, name: 'app.users.states.active' },
    { id: false, name: 'app.users.states.blocked' },
  ]),
];
const SORT_FIELDS = ['createdAt', 'firstName', 'email', 'role'];

/** /account/users */
export default function UserList() {
  const label = useLabel();
  return (
    <ListPage<User>
      title={label('app.menu.users')}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      card={(user) => (
        <RowCard
          title={fullName(user)}
          badge={<UserStatusChip user={user} />}
          subtitle={user.email}
          lines={[`${label(`app.users.roles.${user.role}`)} · ${user.organization}`, user.phoneNumber]}
          foot={catDay(user.createdAt)}
          figure={<UserActions user={user} />}
        />
      )}
      empty={<ListEmpty title={label('app.users.empty')} body={label('app.users.emptyBody')} />}
    >
      <Column<User>
        source="firstName"
        label="resources.users.fields.name"
        render={(user) => <RowLink to={userPath(user)}>{fullName(user)}</RowLink>}
      />
      <Column<User> source="email" render={({ email }) => <MailLink email={email} />} />
      <Column<User> source="role" render={({ role }) => label(`app.users.roles.${role}`)} />
      <Column<User> source="organization" render={({ organization }) => <TwoLines>{organization}</TwoLines>} />
      <Column<User> source="phoneNumber" disableSort render={({ phoneNumber }) => <PhoneLink phone={phoneNumber} />} />
      <Column<User> source="isActive" render={(user) => <UserStatusChip user={user} />} />
      <Column<User> source="createdAt" render={({ createdAt }) => catDay(createdAt)} />
      <ActionsColumn<User> action="block" render={(user) => <UserActions user={user} />} />
    </ListPage>
  );
}

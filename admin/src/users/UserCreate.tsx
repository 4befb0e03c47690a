import { Form, SelectInput, TextInput, required, email as isEmail, useDataProvider } from 'react-admin';
import type { NewUser } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { DraftKeeper } from '../forms/DraftKeeper';
import { FormCard } from '../forms/FormCard';
import { useSave } from '../forms/useSave';
import { useLabel, type LabelKey } from '../i18n/useLabel';
import { Page } from '../shared/Page';
import { PageHeader } from '../shared/PageHeader';
import { ROLES } from './roles';

const EMPTY: Partial<NewUser> = { firstName: '', lastName: '', email: '', phoneNumber: '', organization: '' };

/** /account/users/create: an account whose owner is mailed a link to choose a password. */
export default function UserCreate() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { submit, failures, busy, saved } = useSave((values: NewUser) => dataProvider.createUser(values), '/users');
  const must = (key: LabelKey) => required(label(key));
  return (
    <Page>
      <PageHeader title={label('app.users.create')} steps={[{ label: label('app.menu.users'), to: '/users' }]} />
      <Form
        defaultValues={EMPTY}
        onSubmit={(values: object) => submit(values as NewUser)}
        noValidate
        warnWhenUnsavedChanges
      >
        <DraftKeeper saved={saved} />
        <FormCard failures={failures} busy={busy} submit={label('app.users.create')}>
          <TextInput source="firstName" autoComplete="off" validate={must('app.users.required.firstName')} />
          <TextInput source="lastName" autoComplete="off" validate={must('app.users.required.lastName')} />
          <TextInput
            source="email"
            type="email"
            autoComplete="off"
            validate={[must('app.users.required.email'), isEmail(label('app.users.required.validEmail'))]}
          />
          <TextInput
            source="phoneNumber"
            type="tel"
            autoComplete="off"
            validate={must('app.users.required.phoneNumber')}
          />
          <TextInput source="organization" autoComplete="off" validate={must('app.users.required.organization')} />
          <SelectInput
            source="role"
            choices={ROLES.map((id) => ({ id, name: `app.users.roles.${id}` }))}
            validate={must('app.users.required.role')}
          />
        </FormCard>
      </Form>
    </Page>
  );
}

import { Form, required } from 'react-admin';
import type { NewUser } from '../data/types';
import { FormDraft } from '../forms/FormDraft';
import { FormCard } from '../forms/FormCard';
import { TextInput } from '../forms/TextInput';
import { useSave } from '../forms/useSave';
import type { LabelKey } from '../i18n/label';
import { useLabel } from '../i18n/useLabel';
import { CreatePage } from '../page/CreatePage';
import { isEmailAddress } from '@imisozi/core/fields/email-address';
import { roleIn, RoleInputs } from './RoleInputs';

const EMPTY: Partial<NewUser> = { firstName: '', lastName: '', email: '', phoneNumber: '', organization: '' };

/** /account/users/create: creates an account; its owner gets a mail with a link to choose a password. */
export default function UserCreate() {
  const label = useLabel();
  const title = label('app.users.create');
  return (
    <CreatePage title={title} listTitle={label('app.menu.users')}>
      <UserForm title={title} />
    </CreatePage>
  );
}

function UserForm({ title }: { readonly title: string }) {
  const label = useLabel();
  const { submit, refusals, saved } = useSave();
  const must = (key: LabelKey) => required(label(key));
  const email = (value: string | null) =>
    !value || isEmailAddress(value) ? undefined : label('app.users.required.validEmail');
  return (
    <Form
      defaultValues={EMPTY}
      onSubmit={(form: object) => {
        const { role, agentId, ...account } = form as NewUser;
        return submit({ ...account, ...roleIn({ role, agentId }) });
      }}
      noValidate
    >
      <FormDraft saved={saved} />
      <FormCard failures={refusals} saved={saved} submit={title}>
        <TextInput source="firstName" autoComplete="off" validate={must('app.users.required.firstName')} />
        <TextInput source="lastName" autoComplete="off" validate={must('app.users.required.lastName')} />
        <TextInput
          source="email"
          type="email"
          autoComplete="off"
          validate={[must('app.users.required.email'), email]}
        />
        <TextInput
          source="phoneNumber"
          type="tel"
          autoComplete="off"
          validate={must('app.users.required.phoneNumber')}
        />
        <TextInput source="organization" autoComplete="off" validate={must('app.users.required.organization')} />
        <RoleInputs />
      </FormCard>
    </Form>
  );
}

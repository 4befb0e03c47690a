import * as maxLengths from '@imisozi/core/fields/lengths';
import {
  AGENT_DEALS,
  AGENT_PERCENT,
  CREDIT_DAYS,
  MAX_TIN,
  type AgentDeal,
  type AgentTourPercent,
} from '@imisozi/core/agents';
import { agentTourPercentsSchema } from '@imisozi/core/agent-terms-schema';
import { AlsoWrappedIn } from '../../common/validation/body.pipe.js';
import {
  ChoiceField,
  EmailField,
  emptyAs,
  FlagField,
  MoneyField,
  MultilineTextField,
  PhoneTextField,
  TextField,
  WholeNumberField,
} from '../../common/validation/fields.js';
import { RulesField } from '../../common/validation/rules.field.js';
import { AgentTourPercentView } from './agent.view.js';

const COMPANY = { label: 'Company', max: maxLengths.organization, example: 'Example Journeys' };
const DEAL = {
  label: 'Deal',
  values: AGENT_DEALS,
  example: 'commission',
  description: '`commission`: earned when the client has paid; `net`: taken off the price of each booking.',
};
const PERCENT = { label: 'Percent', ...AGENT_PERCENT, example: 10, description: 'Of the price without permits.' };

/** What may be left out of both. */
class AgentFieldsDto {
  @TextField({ label: 'Contact', max: maxLengths.fullName, optional: true, example: 'The sales desk' })
  @emptyAs('')
  contact?: string;

  @EmailField({ label: 'Email', optional: true, example: 'sales@agent.example' })
  @emptyAs(null)
  email?: string | null;

  @PhoneTextField({ label: 'Phone', optional: true, example: '+254 700 000 000' })
  @emptyAs(null)
  phoneNumber?: string | null;

  @TextField({ label: 'Address', max: maxLengths.address, optional: true, example: 'Nairobi, Kenya' })
  @emptyAs('')
  address?: string;

  @TextField({ label: 'TIN', max: MAX_TIN, optional: true, example: '100123456' })
  @emptyAs('')
  tin?: string;

  @RulesField(agentTourPercentsSchema, {
    type: [AgentTourPercentView],
    example: [],
    description: 'Other percentages for single tours.',
  })
  tourPercents?: AgentTourPercent[] | null;

  @WholeNumberField({
    label: 'Days of credit',
    ...CREDIT_DAYS,
    optional: true,
    example: 30,
    description: 'How many days after a booking nothing of it is due yet.',
  })
  creditDays?: number;

  @MoneyField({
    label: 'Credit limit',
    optional: true,
    example: 10_000,
    description: 'How much the agent may owe, in US dollars; empty: without limit.',
  })
  @emptyAs(null)
  creditLimit?: number | null;

  @MultilineTextField({ label: 'Note', max: maxLengths.remark, optional: true, example: 'Met at the fair.' })
  @emptyAs('')
  note?: string;

  @FlagField({ label: 'Ended', optional: true, example: false, description: 'It gets no new bookings.' })
  isEnded?: boolean;
}

/** Fields left out keep their value. */
@AlsoWrappedIn('agent')
export class UpdateAgentDto extends AgentFieldsDto {
  @TextField({ ...COMPANY, mayStay: true })
  company?: string;

  @ChoiceField({ ...DEAL, mayStay: true })
  deal?: AgentDeal;

  @WholeNumberField({ ...PERCENT, mayStay: true })
  percent?: number;
}

@AlsoWrappedIn('agent')
export class CreateAgentDto extends AgentFieldsDto {
  @TextField(COMPANY)
  company: string;

  @ChoiceField(DEAL)
  deal: AgentDeal;

  @WholeNumberField(PERCENT)
  percent: number;
}

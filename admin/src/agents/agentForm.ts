import type { AgentDeal } from '@imisozi/core/agents';
import type { Agent, NewAgent } from '../data/types';
import { textOrNull } from '../forms/textOrNull';

type Text = 'contact' | 'email' | 'phoneNumber' | 'address' | 'tin' | 'note';

/** The form of an agent; a cleared input is null. */
export interface AgentForm extends Readonly<Record<Text, string | null>> {
  readonly company: string;
  readonly deal: AgentDeal;
  readonly percent: number | null;
  readonly tourPercents: readonly { readonly tourId: string | null; readonly percent: number | null }[];
  readonly creditDays: number | null;
  readonly creditLimit: number | null;
  readonly isEnded: boolean;
}

export const EMPTY_TOUR = { tourId: null, percent: null };

export const NEW_AGENT = {
  deal: 'commission',
  percent: 10,
  tourPercents: [],
  creditDays: 0,
  creditLimit: null,
  isEnded: false,
} as const;

export const agentForm = (agent: Agent): AgentForm => ({
  company: agent.company,
  contact: agent.contact,
  email: agent.email,
  phoneNumber: agent.phoneNumber,
  address: agent.address,
  tin: agent.tin,
  deal: agent.deal,
  percent: agent.percent,
  tourPercents: agent.tourPercents,
  creditDays: agent.creditDays,
  creditLimit: agent.creditLimit,
  note: agent.note,
  isEnded: agent.endedAt !== null,
});

/** What the form says, for the API. */
export const agentFields = ({ tourPercents, ...form }: AgentForm): NewAgent => ({
  company: form.company,
  contact: textOrNull(form.contact),
  email: textOrNull(form.email),
  phoneNumber: textOrNull(form.phoneNumber),
  address: textOrNull(form.address),
  tin: textOrNull(form.tin),
  deal: form.deal,
  percent: form.percent ?? 0,
  tourPercents: tourPercents.flatMap(({ tourId, percent }) => (tourId ? [{ tourId, percent: percent ?? 0 }] : [])),
  creditDays: form.creditDays ?? 0,
  creditLimit: form.creditLimit,
  note: textOrNull(form.note),
  isEnded: form.isEnded,
});

import * as counts from '@imisozi/core/fields/counts';
import { NumberInput } from 'react-admin';
import { FieldGrid } from '../forms/FieldGrid';
import { FieldPair } from '../forms/FieldPair';
import { RefusalsAbout } from '../forms/Refusals';
import { TextInput } from '../forms/TextInput';
import { RowsInput } from '../forms/rows/RowsInput';
import { useLabel } from '../i18n/useLabel';
import { CancellationSentences } from './CancellationSentences';

interface TermsFieldsProps {
  /** The path of the terms in the form. */
  readonly source: string;
}

/** The inputs for deposit, balance, hold and cancellation costs, which are also shown as sentences. */
export function TermsFields({ source }: TermsFieldsProps) {
  const label = useLabel();
  return (
    <>
      <RefusalsAbout subject={/^(Deposit|Balance|Hold|Terms)/} />
      <FieldGrid minWidth={220}>
        <NumberInput
          source={`${source}.depositPercent`}
          label="app.terms.depositPercent"
          {...counts.percent}
          step={1}
          helperText="app.terms.depositHelp"
        />
        <NumberInput
          source={`${source}.balanceDaysBefore`}
          label="app.terms.balanceDaysBefore"
          {...counts.daysBeforeTravel}
          step={1}
          helperText="app.terms.balanceHelp"
        />
        <NumberInput
          source={`${source}.holdHours`}
          label="app.terms.holdHours"
          {...counts.holdHours}
          step={1}
          helperText="app.terms.holdHelp"
        />
      </FieldGrid>
      <RefusalsAbout subject={/^(Cancellation|There can be at most \d+ steps)/} />
      <RowsInput
        narrow
        source={`${source}.cancellation`}
        label={label('app.terms.cancellation')}
        add={label('app.terms.addStep')}
        nameOf={(place) => label('app.terms.step', { number: place + 1 })}
        empty={{ daysBefore: null, chargePercent: null }}
      >
        {(step) => (
          <FieldPair>
            <NumberInput
              source={`${step}.daysBefore`}
              label="app.terms.daysBefore"
              {...counts.daysBeforeTravel}
              step={1}
              helperText={false}
            />
            <NumberInput
              source={`${step}.chargePercent`}
              label="app.terms.chargePercent"
              {...counts.percent}
              step={1}
              helperText={false}
            />
          </FieldPair>
        )}
      </RowsInput>
      <CancellationSentences source={`${source}.cancellation`} />
    </>
  );
}

/** The account for bank transfers, line by line. */
export function BankDetailsInput({ source }: TermsFieldsProps) {
  const label = useLabel();
  return (
    <>
      <RefusalsAbout subject={/^Bank details/} />
      <RowsInput
        narrow
        source={source}
        label={label('app.terms.bankDetails')}
        add={label('app.terms.addLine')}
        nameOf={(place) => label('app.terms.line', { number: place + 1 })}
        empty={{ name: '', value: '' }}
      >
        {(line) => (
          <FieldPair>
            <TextInput source={`${line}.name`} label="app.terms.lineName" helperText={false} />
            <TextInput source={`${line}.value`} label="app.terms.lineValue" helperText={false} />
          </FieldPair>
        )}
      </RowsInput>
    </>
  );
}

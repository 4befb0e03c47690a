import { typedText } from '@imisozi/core/typed-text';
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useChoicesContext,
  useDataProvider,
  useWrappedSource,
  type AutocompleteInputProps,
  type RaRecord,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';

interface RecordInputProps extends Pick<
  AutocompleteInputProps<RaRecord>,
  'helperText' | 'label' | 'optionText' | 'sx' | 'validate'
> {
  readonly onChange?: () => void;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each resource has records of its own
  readonly getOptionDisabled?: (record: any) => boolean;
  readonly source: string;
  readonly reference: string;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Read by the filters of a list. */
  readonly alwaysOn?: boolean;
}

type RecordsInputProps = Omit<RecordInputProps, 'alwaysOn' | 'onChange' | 'getOptionDisabled'>;

const MAX_CHOICES = 50;
const searchOf = (q: string) => ({ q });

/** Chooses a record by what is typed; Enter chooses the first that is found. */
export function RecordInput({ source, reference, sort, filter, alwaysOn: _alwaysOn, ...input }: RecordInputProps) {
  return (
    <ReferenceInput source={source} reference={reference} sort={sort} filter={filter} perPage={MAX_CHOICES}>
      <OneFound source={source} reference={reference} sort={sort} filter={filter} {...input} />
    </ReferenceInput>
  );
}

/** Chooses several records, each as {@link RecordInput} does. */
export function RecordsInput({ source, reference, sort, filter, ...input }: RecordsInputProps) {
  return (
    <ReferenceArrayInput source={source} reference={reference} sort={sort} filter={filter} perPage={MAX_CHOICES}>
      <SeveralFound source={source} reference={reference} sort={sort} filter={filter} {...input} />
    </ReferenceArrayInput>
  );
}

function OneFound({ source, reference, sort, filter, onChange, ...input }: RecordInputProps) {
  const { setValue } = useFormContext();
  const field = useWrappedSource(source);
  const early = useEarlyEnter({ reference, sort, filter, getOptionDisabled: input.getOptionDisabled }, (record) => {
    setValue(field, record.id, { shouldDirty: true, shouldValidate: true });
    onChange?.();
  });
  return <AutocompleteInput {...input} {...early} onChange={onChange} filterToQuery={searchOf} autoHighlight />;
}

function SeveralFound({ source, reference, sort, filter, ...input }: RecordsInputProps) {
  const { getValues, setValue } = useFormContext();
  const field = useWrappedSource(source);
  const early = useEarlyEnter({ reference, sort, filter }, ({ id }) => {
    const chosen = (getValues(field) as readonly unknown[] | null) ?? [];
    if (!chosen.includes(id)) setValue(field, [...chosen, id], { shouldDirty: true, shouldValidate: true });
  });
  return <AutocompleteArrayInput {...input} {...early} filterToQuery={searchOf} autoHighlight />;
}

type Search = Pick<RecordInputProps, 'reference' | 'sort' | 'filter' | 'getOptionDisabled'>;

/**
 * Until the search for what was typed has answered, the list shows what was found before: Enter would choose a record
 * that nobody asked for. It searches then, and chooses the first that is found.
 */
function useEarlyEnter({ reference, sort, filter, getOptionDisabled }: Search, choose: (record: RaRecord) => void) {
  const dataProvider = useDataProvider();
  const choices = useChoicesContext<RaRecord>();
  const typed = useRef('');
  const shown = typedText((choices.filterValues as { readonly q?: string } | undefined)?.q);

  const searchAndChoose = async (q: string) => {
    const pagination = { page: 1, perPage: MAX_CHOICES };
    const { data } = await dataProvider.getList<RaRecord>(reference, { pagination, sort, filter: { ...filter, q } });
    const first = data.find((record) => !getOptionDisabled?.(record));
    if (first) choose(first);
  };

  return {
    onInputChange: (_event: SyntheticEvent | null, text: string, reason: string) => {
      typed.current = reason === 'input' ? typedText(text) : '';
    },
    onKeyDown: (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (!typed.current || (typed.current === shown && !choices.isFetching)) return;
      event.defaultMuiPrevented = true;
      void searchAndChoose(typed.current);
    },
  };
}

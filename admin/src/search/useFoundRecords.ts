import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import { typedText } from '@imisozi/core/typed-text';
import type { StaffDataProvider } from '../dataProvider';
import { useSettled } from '../forms/useSettled';
import { useLabel } from '../i18n/useLabel';
import type { SearchChoice } from './searchChoice';

/** A single letter finds too much. */
const MIN_LENGTH = 2;

interface FoundRecords {
  readonly found: readonly SearchChoice[];
  readonly isSearching: boolean;
  readonly isFailed: boolean;
}

/** The records that a text finds, once the typing pauses; an older request is aborted. */
export function useFoundRecords(typed: string): FoundRecords {
  const label = useLabel();
  const { findRecords } = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'search', action: 'list' });
  const text = useSettled(typedText(typed));
  const isAsked = canAccess === true && text.length >= MIN_LENGTH;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => findRecords(text, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const found = isAsked ? (data ?? []) : [];
  return {
    found: found.map(({ kind, ...one }) => ({ ...one, kind: label(`app.search.kinds.${kind}`) })),
    isSearching: isAsked && (isFetching || text !== typedText(typed)),
    isFailed: isAsked && isError,
  };
}

import { typedText } from '@imisozi/core/typed-text';
import { useEffect, useRef } from 'react';
import type { SortPayload } from 'react-admin';
import { useList, type Filters } from './useList';

/** The inputs of a list's filter pass on what was typed half a second later; then the list has to be rendered. */
const SETTLES_MS = 800;
/** On a busy machine that takes longer; a field that is no filter never arrives. */
const ARRIVES_MS = 4_000;
const LOOKS_EVERY_MS = 100;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Whether the filter has what the field says. */
const hasArrived = (field: Field | null, filter: Filters): boolean => {
  if (!field?.isConnected || !field.name) return true;
  const value = filter[field.name];
  return typedText(typeof value === 'string' ? value : '') === typedText(field.value);
};

/**
 * Changes the filter and the order of the list with one click. Until what was typed into the filter's inputs has
 * arrived, the click waits: whichever of the two came first would else be lost to the other.
 */
export function useQuickFilter() {
  const list = useList();
  const latest = useRef(list);
  const typedAt = useRef(0);
  const typedIn = useRef<Field>(null);
  const waiting = useRef<number>(undefined);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      if (type === 'input') typedIn.current = isField(target) ? target : null;
      if (type === 'input' || (target as Element).closest('[role=option]')) typedAt.current = Date.now();
    };
    document.addEventListener('input', note, true);
    document.addEventListener('click', note, true);
    return () => {
      document.removeEventListener('input', note, true);
      document.removeEventListener('click', note, true);
      clearTimeout(waiting.current);
    };
  }, []);
  return (change: (filter: Filters) => Filters, sort: SortPayload) => {
    const applyOnceTyped = () => {
      const { filterValues, displayedFilters, setFilters, setSort } = latest.current;
      const since = Date.now() - typedAt.current;
      const isArriving = since < ARRIVES_MS && !hasArrived(typedIn.current, filterValues);
      if (since < SETTLES_MS || isArriving) {
        waiting.current = window.setTimeout(applyOnceTyped, LOOKS_EVERY_MS);
        return;
      }
      setFilters(change(filterValues), displayedFilters);
      setSort(sort);
    };
    clearTimeout(waiting.current);
    applyOnceTyped();
  };
}

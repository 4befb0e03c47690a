import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNavigate, useNotify } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import { sentencesOf } from '../../data/failures';
import { bookingPath } from '../orderPaths';
import { bookingOf, refusedFields, type BookingForm } from './bookingForm';
import { NEW_ORDER_PRICE } from './useLivePrice';

/** How the bookings of a form are made. */
interface Booking<Body> {
  readonly bodyOf: (form: BookingForm) => Body;
  /** @returns the id of the booking, and the message for a toast */
  readonly send: (body: Body, key: string) => Promise<{ readonly id: string; readonly message: string }>;
  readonly pathOf: (id: string) => string;
  /** The first parts of the query keys that are out of date then. */
  readonly lists: readonly string[];
  /** That of prices. */
  readonly prices: string;
}

/** Makes the office's booking and opens it. */
export function useBook() {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useBooking({
    bodyOf: (form) => bookingOf(form, form.force),
    send: async (body, key) => {
      const { message, order } = await dataProvider.createOrder(body, key);
      return { message, id: order.id };
    },
    pathOf: bookingPath,
    lists: ['tour-bookings'],
    prices: NEW_ORDER_PRICE,
  });
}

/** Makes the booking and opens it. Refusals are shown in the form, beside the inputs they are about. */
export function useBooking<Body>({ bodyOf, send, pathOf, lists, prices }: Booking<Body>) {
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [bookedId, setBookedId] = useState<string>();
  // One idempotency key for each content, so that a repeated click or a retry after a lost response books once.
  const sent = useRef({ body: '', key: '' });
  const isSending = useRef(false);
  const pathTo = useRef(pathOf);
  useEffect(() => {
    // In an effect, after the form has no unsaved changes, which would ask for confirmation.
    if (bookedId) void navigate(pathTo.current(bookedId));
  }, [bookedId, navigate]);
  const book = async (form: BookingForm) => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setRefusals([]);
    const body = bodyOf(form);
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
    try {
      const { message, id } = await send(body, sent.current.key);
      notify(message, { type: 'success' });
      for (const list of lists) void queries.invalidateQueries({ queryKey: [list] });
      setBookedId(id);
      return undefined;
    } catch (error) {
      isSending.current = false;
      const sentences = sentencesOf(error as Error);
      setRefusals(sentences);
      // Someone else may have taken the seats since they were shown.
      void queries.invalidateQueries({ queryKey: [prices] });
      return { ...refusedFields(sentences), root: { serverError: sentences[0]! } };
    }
  };
  return { book, refusals, isBooked: bookedId !== undefined };
}

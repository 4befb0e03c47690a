import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNavigate, useNotify } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import { sentencesOf } from '../../data/failures';
import { bookingPath } from '../orderPaths';
import { bookingOf, refusedFields, type BookingForm } from './bookingForm';
import { NEW_ORDER_PRICE } from './useLivePrice';

/** Makes the booking and opens it. Refusals are shown in the form, beside the inputs they are about. */
export function useBook() {
  const dataProvider = useDataProvider<StaffDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [bookedId, setBookedId] = useState<string>();
  // One idempotency key for each content, so that a repeated click or a retry after a lost response books once.
  const sent = useRef({ body: '', key: '' });
  const isSending = useRef(false);
  useEffect(() => {
    // In an effect, after the form has no unsaved changes, which would ask for confirmation.
    if (bookedId) void navigate(bookingPath(bookedId));
  }, [bookedId, navigate]);
  const book = async (form: BookingForm) => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setRefusals([]);
    const body = bookingOf(form, form.force);
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
    try {
      const { message, order } = await dataProvider.createOrder(body, sent.current.key);
      notify(message, { type: 'success' });
      void queries.invalidateQueries({ queryKey: ['tour-bookings'] });
      setBookedId(order.id);
      return undefined;
    } catch (error) {
      isSending.current = false;
      const sentences = sentencesOf(error as Error);
      setRefusals(sentences);
      // Someone else may have taken the seats since they were shown.
      void queries.invalidateQueries({ queryKey: [NEW_ORDER_PRICE] });
      return { ...refusedFields(sentences), root: { serverError: sentences[0]! } };
    }
  };
  return { book, refusals, isBooked: bookedId !== undefined };
}

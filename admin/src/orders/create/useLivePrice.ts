import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { StaffDataProvider } from '../../dataProvider';
import { useSettled } from '../../forms/useSettled';
import { wishOf, type BookingForm } from './bookingForm';

/** The first part of the query keys for prices of new bookings. */
export const NEW_ORDER_PRICE = 'price of a new booking';

/** Inside the form: the current price of the booking. */
export function useLivePrice() {
  const dataProvider = useDataProvider<StaffDataProvider>();
  const text = useSettled(JSON.stringify(wishOf(useWatch() as BookingForm) ?? null));
  const isReady = text !== 'null';
  const { data, error } = useQuery({
    queryKey: [NEW_ORDER_PRICE, text],
    queryFn: () => dataProvider.priceNewOrder(JSON.parse(text) as NonNullable<ReturnType<typeof wishOf>>),
    enabled: isReady,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return { price: isReady ? data : undefined, error: isReady ? error : null };
}

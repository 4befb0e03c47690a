import { labels } from '../i18n/en';
import type { Order } from '../data/types';
import { dataProvider } from '../dataProvider';
import { catDay } from '../format/catTime';
import { csvExporter } from '../lists';
import { itemName, namesOf } from './tourNames';

const { fields } = labels.resources['tour-bookings'];

/** The bookings as a file, with the headings and the wording of the table. */
export const orderCsv = csvExporter<Order>('bookings', async () => {
  const tours = namesOf(await dataProvider.listTours());
  return [
    [fields.number, ({ number }) => number],
    [fields.names, ({ client }) => client.names],
    [fields.itemTitle, (order) => itemName(order, tours) ?? labels.app.orders.tourNotFound],
    [fields.address, ({ client }) => client.address],
    [fields.status, ({ status }) => status],
    [fields.phoneNumber, ({ client }) => client.phoneNumber],
    [fields.email, ({ client }) => client.email],
    [fields.amount, ({ amount }) => amount],
    [fields.createdAt, ({ createdAt }) => catDay(createdAt)],
  ];
});

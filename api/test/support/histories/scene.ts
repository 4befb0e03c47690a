import type { Random } from '../random.ts';
import type { OfficeBooks } from './office-books.ts';

/** The response to a call. */
export interface SceneAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Where an office works: the product from outside, by its calls, and its database to read. */
export interface Scene {
  readonly books: OfficeBooks;
  readonly random: Random;
  /** Calls the API as an admin, with a key by which the same call can be repeated. @param path without `/api` */
  call(method: string, path: string, body?: object): Promise<SceneAnswer>;
  /** What anybody reads there. @param path without `/api` */
  read(path: string): Promise<string>;
  /** The text of a PDF, read as staff. */
  paper(path: string): Promise<string>;
  rows<Row>(sql: string, values?: readonly (string | number)[]): Promise<Row[]>;
}

/** Something that an office does. @returns the status of its calls, or `NOTHING` */
export type OfficeDeed = (scene: Scene) => Promise<number>;

/** The columns of an order that deeds look at. Money is in cents. */
export interface SceneOrder {
  readonly id: string;
  readonly clientKey: string;
  readonly number: string;
  readonly email: string;
  readonly status: string;
  readonly revision: number;
  readonly departureId: string | null;
  readonly travelDate: string | null;
  readonly people: number;
  readonly amount: number;
  readonly paid: number;
  readonly agentId: string | null;
}

const COLUMNS =
  'id, clientKey, number, email, status, revision, departureId, travelDate, people, amount, paid, agentId';

export const GOING_ON = "status IN ('PENDING', 'APPROVED', 'PAID')";
export const UNPAID = "status IN ('PENDING', 'APPROVED') AND paid < amount";

/** Some of the latest orders of the office, of tours and of proposals. @param where a condition in SQL */
export function ordersWhere({ rows, books }: Scene, where: string, limit = 12): Promise<SceneOrder[]> {
  const own = `(itemId = ? OR id IN (SELECT orderId FROM quotes WHERE title = ?))`;
  const sql = `SELECT ${COLUMNS} FROM orders WHERE ${own} AND ${where} ORDER BY number DESC LIMIT ${limit}`;
  return rows<SceneOrder>(sql, [books.tourId, books.title]);
}

/** One of those. */
export async function anOrder(scene: Scene, where: string): Promise<SceneOrder | undefined> {
  const orders = await ordersWhere(scene, where);
  return orders.length > 0 ? scene.random.pick(orders) : undefined;
}

/** A part of an amount in cents, in dollars. */
export const partOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100) / 100;

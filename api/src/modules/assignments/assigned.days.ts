import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { addDays, type Day } from '@imisozi/core/kigali-time';
import { insertAll } from '../../platform/database/gathered-writes.js';
import { AssignedDay } from './assigned-day.entity.js';
import { Assignment } from './assignment.entity.js';

/** The guides and vehicles of an assignment, each once. */
export const resourcesOf = ({ guideId, driverId, vehicleId }: Pick<Assignment, 'guideId' | 'driverId' | 'vehicleId'>) =>
  [...new Set([guideId, driverId, vehicleId])].filter((id) => id !== null);

/** The assignments of a trip that hold. */
export const heldBy = (tx: EntityManager, tripId: string): Promise<Assignment[]> =>
  tx
    .createQueryBuilder(Assignment, 'a')
    .where('a.releasedAt IS NULL AND (a.departureId = :tripId OR a.orderId = :tripId)', { tripId })
    .orderBy({ 'a.createdAt': 'ASC', 'a.id': 'ASC' })
    .getMany();

/** Keeps the days of guides and vehicles as their assignments say (rules/operations 5). */
@Injectable()
export class AssignedDays {
  /**
   * Takes the days of everyone named for a trip, and frees those that are no longer needed.
   * @param isForced days that another trip has stay with it; else the unique key refuses them
   */
  async settle(tx: EntityManager, tripId: string, resources: readonly string[], isForced: boolean): Promise<void> {
    if (resources.length === 0) return;
    await tx.delete(AssignedDay, { tripId, resourceId: In(resources) });
    const wanted = new Map<string, { resourceId: string; day: Day }>();
    for (const assignment of await heldBy(tx, tripId)) {
      for (const resourceId of resourcesOf(assignment).filter((id) => resources.includes(id))) {
        for (let day = assignment.firstDay; day <= assignment.lastDay; day = addDays(day, 1)) {
          wanted.set(`${resourceId} ${day}`, { resourceId, day });
        }
      }
    }
    const taken = isForced ? await this.taken(tx, [...wanted.values()]) : new Set<string>();
    const createdAt = new Date();
    const rows = [...wanted].flatMap(([key, place]) =>
      taken.has(key) ? [] : [{ id: randomUUID(), createdAt, tripId, ...place }],
    );
    if (rows.length > 0) await insertAll(tx, AssignedDay, rows as AssignedDay[]);
  }

  private async taken(
    tx: EntityManager,
    places: readonly { readonly resourceId: string; readonly day: Day }[],
  ): Promise<Set<string>> {
    if (places.length === 0) return new Set();
    const rows = await tx.findBy(AssignedDay, {
      resourceId: In([...new Set(places.map(({ resourceId }) => resourceId))]),
      day: In([...new Set(places.map(({ day }) => day))]),
    });
    return new Set(rows.map(({ resourceId, day }) => `${resourceId} ${day}`));
  }
}

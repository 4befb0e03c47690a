/** How often a row is looked at until it no longer moves. */
const LOOK_MS = 100;
/** Browsers round where a row stands. */
const TOLERANCE_PX = 2;

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The slide that shows in a row which the browser scrolls; in a window without width all of them would. */
export const indexInSight = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0;

/** Waits until one slide stands still in the row, or the signal ends the wait. */
export async function untilAtRest(row: HTMLElement, signal: AbortSignal): Promise<void> {
  for (let before = NaN; !signal.aborted && !(row.scrollLeft === before && isOnSlide(row));) {
    before = row.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const isOnSlide = (row: HTMLElement): boolean =>
  Math.abs(Math.abs(row.scrollLeft) - indexInSight(row) * row.clientWidth) <= TOLERANCE_PX;

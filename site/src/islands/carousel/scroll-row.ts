/** Interval of the position checks, until the row no longer moves. */
const CHECK_MS = 100;
/** Browsers round scroll positions. */
const TOLERANCE_PX = 2;

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The index of the visible slide in a row that the browser scrolls; 0 in a window without width. */
export const indexInSight = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0;

/** Waits until the row rests on a slide, or the signal aborts. */
export async function untilAtRest(row: HTMLElement, signal: AbortSignal): Promise<void> {
  for (let before = NaN; !signal.aborted && !(row.scrollLeft === before && isOnSlide(row));) {
    before = row.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  }
}

const isOnSlide = (row: HTMLElement): boolean =>
  Math.abs(Math.abs(row.scrollLeft) - indexInSight(row) * row.clientWidth) <= TOLERANCE_PX;

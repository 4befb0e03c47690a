/**
 * A ref that focuses an element in the next frame: a dialog first focuses itself, and react-admin's inputs cannot handle
 * the early focus event of `autoFocus`.
 */
export const focusSoon = (element: HTMLElement | null): void => {
  requestAnimationFrame(() => element?.focus());
};

/**
 * A ref that focuses an input or a button once what is around it is ready: a dialog takes the focus itself first, and
 * react-admin's inputs cannot answer the focus that their own `autoFocus` gives them.
 */
export const focusSoon = (element: HTMLElement | null): void => {
  requestAnimationFrame(() => element?.focus());
};

/** The copy of an order's page on the client's phone. */
export const orderCopy = {
  title: 'Keep a copy on this phone',
  intro:
    'With a copy you can read this page without a network, on the road or in the forest. Keep one on your own phone only: whoever uses this browser can open it.',
  keep: 'Keep a copy on this phone',
  forget: 'Forget the copy',
  kept: 'The copy is on this phone. It follows your order whenever you open the page with a network.',
  notKept: 'Your browser could not keep a copy.',
  forgotten: 'The copy has been forgotten.',
  offline: 'You are offline. This is your order as it was on {moment}.',
} as const;

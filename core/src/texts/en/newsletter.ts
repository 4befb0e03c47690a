export const unsubscribe = {
  title: 'Mailing list',
  description: 'Unsubscribe from our mailing list.',
  busy: "One moment, we're taking you off the list…",
  home: 'Back Home',
  question: 'Would you like to leave our mailing list?',
  noScript: 'To leave the list without JavaScript, press the button.',
  leave: 'Leave the mailing list',
} as const;

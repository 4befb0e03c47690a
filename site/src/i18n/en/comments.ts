export const comments = {
  title: (count: number) => (count === 0 ? 'Comments' : `Comments (${count})`),
  empty: 'No comments yet. Have you been? Tell other travellers about it.',
  write: 'Leave a comment',
  names: 'Full name',
  email: 'Email',
  emailHint: 'Never published',
  body: 'Comment',
  required: (label: string) => `${label} is required`,
  send: 'Send comment',
  busy: 'Sending…',
} as const;

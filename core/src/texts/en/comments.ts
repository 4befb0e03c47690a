export const comments = {
  title: '{count, plural, =0 {Comments} other {Comments (#)}}',
  empty: 'No comments yet. Have you been? Tell other travellers about it.',
  write: 'Leave a comment',
  names: 'Full name',
  email: 'Email',
  emailHint: 'Never published',
  body: 'Comment',
  required: '{label} is required',
  send: 'Send comment',
  busy: 'Sending…',
} as const;

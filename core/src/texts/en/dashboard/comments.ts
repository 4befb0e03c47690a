/** Comments. */
export const app = {
  comments: {
    title: 'Comments',
    empty: 'No comments yet',
    emptyBody: 'Comments from the website will appear here, hidden until an admin enables them.',
    by: 'Comment by {names}',
    shown: 'Shown',
    hidden: 'Hidden',
    enable: 'Enable',
    disable: 'Disable',
    question: 'Delete the comment by {names}?',
  },
} as const;

export const resources = {
  comments: {
    name: '{smart_count, plural, one {Comment} other {Comments}}',
    fields: {
      names: 'Name',
      email: 'Email',
      commentBody: 'Comment',
      itemTitle: 'About',
      isActive: 'Status',
      createdAt: 'Created At',
    },
  },
} as const;

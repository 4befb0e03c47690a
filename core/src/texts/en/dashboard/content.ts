/** Texts common to all kinds of content. */
export const app = {
  content: {
    published: 'Published',
    draft: 'Draft',
    approved: 'Approved',
    waiting: 'Not approved',
    active: 'Active',
    inactive: 'Inactive',
    publish: 'Publish',
    unpublish: 'UnPublish',
    activate: 'Activate',
    deactivate: 'Deactivate',
    view: 'View {title} on the website',
    viewOnSite: 'View on site',
  },
} as const;

/** Company documents. */
export const app = {
  publications: {
    title: 'Company documents',
    empty: 'No documents yet',
    emptyBody: 'Documents you create are not public until an admin activates them.',
    create: 'Create document',
    update: 'Update document',
    required: { title: 'Title is required', category: 'Category is required' },
    document: {
      label: 'Document',
      missing: 'Publication document is Required!',
      waiting: 'Please upload publication document to cloud!',
    },
    open: 'Open document',
    category: 'Category',
    categories: { publication: 'Advertisement', 'Press Release': 'Press Release', 'Covid-19': 'Covid-19' },
  },
} as const;

export const resources = {
  publications: {
    name: '{smart_count, plural, one {Document} other {Documents}}',
    fields: {
      title: 'Title',
      category: 'Category',
      pubDocument: 'Document',
      status: 'Status',
      createdAt: 'Created At',
    },
  },
} as const;

/** Who is asking: the public sees what is published, staff see everything (rules/api 7). */
export type Audience = 'public' | 'staff';

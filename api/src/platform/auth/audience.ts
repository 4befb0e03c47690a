/** Who is asking: the public sees what is published, staff see everything (contract 1). */
export type Audience = 'public' | 'staff';

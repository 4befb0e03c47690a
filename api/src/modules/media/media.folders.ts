/** The folders of uploads: events; blogs, for destinations and tours; publications (rules/media 6). */
export const MEDIA_FOLDERS = ['events', 'blogs', 'publications'] as const;
export type MediaFolder = (typeof MEDIA_FOLDERS)[number];

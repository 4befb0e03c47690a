export const SECURITY = '/security';

import type { TranslationProgress } from '../data/types';
import { useLabel } from '../i18n/useLabel';

/** The progress of a translation as text. */
export function useProgressText() {
  const label = useLabel();
  return ({ done, outdated, total }: Omit<TranslationProgress, 'language'>): string => {
    const progress = label('app.translations.progress', { done, total });
    if (outdated === 0) return progress;
    return `${progress}, ${label('app.translations.outdatedCount', { count: outdated })}`;
  };
}

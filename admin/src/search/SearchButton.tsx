import Search from '@mui/icons-material/Search';
import { IconButton } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLabel } from '../i18n/useLabel';
import { SearchDialog } from './SearchDialog';

/** Opens the search and the commands, as Ctrl+K and ⌘K do on every screen (rules/search 3). */
export function SearchButton() {
  const label = useLabel();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label('app.search.open')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ width: 44, height: 44, flexShrink: 0 }}
      >
        <Search />
      </IconButton>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

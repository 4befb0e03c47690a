import { typedText } from '@imisozi/core/typed-text';
import LinkIcon from '@mui/icons-material/Link';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, ToggleButton } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState, type SyntheticEvent } from 'react';
import { useLabel } from '../../i18n/useLabel';

/** URLs that the API accepts; for others, `https://` is added. */
const ACCEPTED_URL = /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i;
const wholeUrl = (typed: string) => (ACCEPTED_URL.test(typed) ? typed : `https://${typed}`);

/** Small enough for twelve buttons in a row beside the sidebar on a tablet. */
export const TOOL_BUTTON = { width: 36, height: 40, border: 0 };

interface LinkToolProps {
  readonly editor: Editor;
  readonly isOn: boolean;
}

/** Makes the selected text a link, changes its URL, or removes it. */
export function LinkTool({ editor, isOn }: LinkToolProps) {
  const label = useLabel();
  const [url, setUrl] = useState<string | null>(null);
  const close = () => setUrl(null);

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    // React's events bubble from the dialog to the form around it, although the DOM's do not.
    event.stopPropagation();
    const typed = typedText(url);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!typed) chain.unsetLink().run();
    else if (editor.state.selection.empty && !isOn) {
      const href = wholeUrl(typed);
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href: wholeUrl(typed) }).run();
    close();
  }

  return (
    <>
      <ToggleButton
        value="link"
        selected={isOn}
        aria-label={label('app.richText.link')}
        title={label('app.richText.link')}
        onClick={() => setUrl((editor.getAttributes('link').href as string | undefined) ?? '')}
        sx={TOOL_BUTTON}
      >
        <LinkIcon fontSize="small" />
      </ToggleButton>
      <Dialog open={url !== null} onClose={close} fullWidth maxWidth="xs">
        <form onSubmit={save} noValidate>
          <DialogTitle variant="h2">{label('app.richText.link')}</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              label={label('app.richText.address')}
              value={url ?? ''}
              onChange={({ target }) => setUrl(target.value)}
              helperText={label('app.richText.addressHelp')}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{label('app.richText.dismiss')}</Button>
            <Button type="submit" variant="contained">
              {label('app.richText.apply')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

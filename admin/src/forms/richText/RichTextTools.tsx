import type { SvgIconComponent } from '@mui/icons-material';
import Bold from '@mui/icons-material/FormatBold';
import Clear from '@mui/icons-material/FormatClear';
import Italic from '@mui/icons-material/FormatItalic';
import Bullets from '@mui/icons-material/FormatListBulleted';
import Numbers from '@mui/icons-material/FormatListNumbered';
import Quote from '@mui/icons-material/FormatQuote';
import Underline from '@mui/icons-material/FormatUnderlined';
import Redo from '@mui/icons-material/Redo';
import Title from '@mui/icons-material/Title';
import Subtitle from '@mui/icons-material/TextFields';
import Undo from '@mui/icons-material/Undo';
import { Box, ToggleButton } from '@mui/material';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import type { English } from '../../i18n/texts';
import { useLabel } from '../../i18n/useLabel';
import { LinkTool, TOOL_BUTTON } from './LinkTool';

interface Tool {
  readonly name: keyof English['app']['richText'];
  readonly Icon: SvgIconComponent;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the text at the cursor has this format; left out for actions such as undo. */
  readonly isOn?: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'heading',
    Icon: Title,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    Icon: Subtitle,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  { name: 'bold', Icon: Bold, run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
  { name: 'italic', Icon: Italic, run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive('italic') },
  {
    name: 'underline',
    Icon: Underline,
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    name: 'bullets',
    Icon: Bullets,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    Icon: Numbers,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    Icon: Quote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { name: 'clear', Icon: Clear, run: (chain) => chain.clearNodes().unsetAllMarks() },
  { name: 'undo', Icon: Undo, run: (chain) => chain.undo() },
  { name: 'redo', Icon: Redo, run: (chain) => chain.redo() },
];

/** The toolbar: only formats that the API keeps. */
export function RichTextTools({ editor }: { readonly editor: Editor }) {
  const label = useLabel();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      tools: TOOLS.filter(({ isOn }) => isOn?.(current)).map(({ name }) => name),
      link: current.isActive('link'),
    }),
  });
  return (
    <Box role="toolbar" aria-label={label('app.richText.tools')} sx={{ display: 'flex', flexWrap: 'wrap', mb: 0.5 }}>
      {TOOLS.map(({ name, Icon, run }) => (
        <ToggleButton
          key={name}
          value={name}
          selected={active.tools.includes(name)}
          aria-label={label(`app.richText.${name}`)}
          title={label(`app.richText.${name}`)}
          onClick={() => run(editor.chain().focus()).run()}
          sx={TOOL_BUTTON}
        >
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
      <LinkTool editor={editor} isOn={active.link} />
    </Box>
  );
}

import { Box, FormHelperText, Typography } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { styleNonce } from '../../theme/styleNonce';
import { EXTENSIONS } from './editor';
import { RichTextTools } from './RichTextTools';

interface RichTextInputProps {
  readonly source: string;
  readonly label?: string;
  /** The height of the editing area, in pixels (rules/dashboard 6: 300). */
  readonly height?: number;
}

/** An editor for text with headings, lists and links. Its value is HTML; an empty text is the empty string. */
export function RichTextInput({ source, label, height = 300 }: RichTextInputProps) {
  const resource = useResourceContext();
  const { id, field, fieldState } = useInput<string | null>({ source, defaultValue: '' });
  const value = (field.value as string | null) ?? '';
  const change = useRef(field.onChange);
  useEffect(() => {
    change.current = field.onChange;
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    injectNonce: styleNonce,
    content: value,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
    },
    onUpdate: ({ editor: changed }) => change.current(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: () => field.onBlur(),
  });
  const { error, isDirty } = fieldState;
  useEffect(() => {
    // The editor already contains its own edits; setting them again would move the cursor.
    const isWritten = editor.isFocused && isDirty;
    const current = editor.isEmpty ? '' : editor.getHTML();
    if (!editor.isDestroyed && !isWritten && value !== current) {
      editor.commands.setContent(value, { emitUpdate: false });
    }
  }, [editor, value, isDirty]);
  return (
    <Box sx={{ minWidth: 0, mt: 1 }}>
      <Typography
        id={`${id}-label`}
        variant="body2"
        sx={{ fontWeight: 600, mb: 0.5 }}
        onClick={() => editor.commands.focus()}
      >
        <FieldTitle label={label} source={source} resource={resource} />
      </Typography>
      <RichTextTools editor={editor} />
      <Box
        component={EditorContent}
        editor={editor}
        sx={{
          '& .ProseMirror': {
            height,
            p: 1.5,
            overflowY: 'auto',
            resize: 'vertical',
            overflowWrap: 'anywhere',
            border: 1,
            borderColor: error ? 'error.main' : 'divider',
            borderRadius: 1,
            backgroundColor: 'background.paper',
            '& > :first-of-type': { mt: 0 },
            '& img': { maxWidth: '100%', height: 'auto' },
            '& table': { borderCollapse: 'collapse' },
            '& td, & th': { border: 1, borderColor: 'divider', px: 1 },
          },
        }}
      />
      {error?.message && (
        <FormHelperText error>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
    </Box>
  );
}

import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import type { Extensions } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

/** What the API keeps of a text, so that next to nothing is lost when a text is opened and saved. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  Image,
  TableKit,
];
